// node peers.mjs FOLDER LIBRARY WORK FILE
//
// Does what forsyth is measured at with a library that npm has installed in FOLDER:
// convert reads and writes each line of FILE, legal writes en passant squares only
// where a pawn may be taken. Lines that the library refuses are left out.
import { readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, library, work, file] = process.argv.slice(2);
const modules = join(resolve(folder), 'node_modules');
const need = createRequire(modules + '/');

const libraries = {
  async chessops() {
    // Its CommonJS build does not load in every version of node.
    const load = name => import(pathToFileURL(join(modules, 'chessops/dist/esm', name)));
    const { parseFen, makeFen } = await load('fen.js');
    const { Chess } = await load('chess.js');
    return {
      convert: line => parseFen(line).unwrap(makeFen, () => null),
      legal: line => parseFen(line).chain(setup => Chess.fromSetup(setup))
        .unwrap(position => makeFen(position.toSetup()), () => null),
    };
  },
  async kokopu() {
    const { Position } = need('kokopu');
    const position = new Position();
    return {
      convert: line => {
        position.clear('chess960');
        const counters = position.fen(line);
        return position.fen({ ...counters, regularFENIfPossible: true });
      },
    };
  },
  async 'chess.js'() {
    const { Chess } = need('chess.js');
    const game = new Chess();
    return {
      legal: line => {
        game.load(line);
        return game.fen();
      },
    };
  },
};

function attempt(act, line) {
  try {
    return act(line);
  } catch {
    return null;
  }
}

function write(lines) {
  const bytes = Buffer.from(lines.join('\n') + '\n');
  for (let at = 0; at < bytes.length;) at += writeSync(1, bytes, at);
}

const act = (await libraries[library]())[work];
const lines = readFileSync(file, 'latin1').trimEnd().split('\n');
for (let at = 0; at < lines.length; at += 8192) {
  write(lines.slice(at, at + 8192).map(line => attempt(act, line)).filter(line => line !== null));
}
