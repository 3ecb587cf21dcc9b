// node chessops.mjs FOLDER
//
// Answers what chessops, which npm has installed in FOLDER, makes of positions. Of each
// line of the standard input, parted by tabs,
//
//	rules, record, a legal move as UCI, moves in SAN parted by blanks
//
// it writes one line. A record that cannot be read is its error alone; others are
//
//	ok, the record as read, rooks that may castle, en passant square as read, error or ok,
//
// and where the position is a legal one
//
//	the square that a pawn has passed, the one where another stands beside it, the one
//	where it may be taken, whether the men are more than a game gives, whether no move
//	gives such a check, whether they are too few to mate, how the game has ended, the
//	winner, the record as written, the legal moves as UCI=SAN, the moves that were given
//	in SAN as UCI, the record after the move.
//
// Castling is written as the king taking his rook.
import { writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const modules = join(resolve(process.argv.at(-1)), 'node_modules/chessops/dist/esm');
const load = name => import(pathToFileURL(join(modules, name)));
const { parseFen, makeFen } = await load('fen.js');
const { Castles } = await load('chess.js');
const { setupPosition, isImpossibleCheck, isStandardMaterial } = await load('variant.js');
const { pawnAttacks } = await load('attacks.js');
const { makeSan, parseSan } = await load('san.js');
const { makeSquare, makeUci, opposite, parseUci } = await load('util.js');
const { SquareSet } = await load('squareSet.js');

const promotions = ['queen', 'rook', 'bishop', 'knight'];
const drops = ['pawn', ...promotions];
const squareOr = square => (square === undefined ? '-' : makeSquare(square));
const squares = set => [...set].map(makeSquare).join(' ');

function* moves(position) {
  const context = position.ctx();
  for (const [from, dests] of position.allDests(context)) {
    for (const to of dests) {
      if (position.board.pawn.has(from) && SquareSet.backranks().has(to)) {
        const roles = position.rules === 'antichess' ? [...promotions, 'king'] : promotions;
        for (const promotion of roles) yield { from, to, promotion };
      } else yield { from, to };
    }
  }
  if (!position.pockets) return;
  for (const to of position.dropDests(context)) {
    for (const role of drops) if (position.isLegal({ role, to }, context)) yield { role, to };
  }
}

function beside({ epSquare, turn, board }) {
  if (epSquare === undefined) return undefined;
  return pawnAttacks(opposite(turn), epSquare).intersects(board.pieces(turn, 'pawn')) ? epSquare : undefined;
}

function end(position) {
  if (position.isVariantEnd()) return 'variant-end';
  if (position.isCheckmate()) return 'checkmate';
  return position.isStalemate() ? 'stalemate' : 'not-over';
}

function after(position, uci) {
  if (!uci) return '';
  const next = position.clone();
  next.play(parseUci(uci));
  return makeFen(next.toSetup());
}

function answer(line) {
  const [rules, record, chosen, given] = line.split('\t');
  return parseFen(record).unwrap(setup => {
    const read = rights => ['ok', makeFen(setup), squares(rights), squareOr(setup.epSquare)];
    return setupPosition(rules, setup).unwrap(position => {
      const written = position.toSetup();
      const back = san => {
        const move = parseSan(position, san);
        return move ? makeUci(move) : '-';
      };
      const ended = end(position);
      return [
        ...read(position.castles.castlingRights), 'ok', squareOr(position.epSquare), squareOr(beside(position)), squareOr(written.epSquare),
        !isStandardMaterial(position), isImpossibleCheck(position), position.isInsufficientMaterial(),
        ended, ended === 'not-over' ? '' : position.outcome()?.winner ?? '',
        makeFen(written),
        [...moves(position)].map(move => makeUci(move) + '=' + makeSan(position, move)).join(' '),
        given ? given.split(' ').map(back).join(' ') : '',
        after(position, chosen),
      ];
    }, error => [...read(Castles.fromSetup(setup).castlingRights), error.message]);
  }, error => [error.message]).join('\t');
}

function attempt(line) {
  try {
    return answer(line);
  } catch (error) {
    return 'thrown: ' + String(error.message).replace(/\s+/g, ' ');
  }
}

function write(text) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
    }
  }
}

let rest = '';
process.stdin.setEncoding('latin1');
for await (const chunk of process.stdin) {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  if (lines.length) write(lines.map(attempt).join('\n') + '\n');
}
