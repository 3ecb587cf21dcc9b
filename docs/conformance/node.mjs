// node node.mjs chessops|chess.js|kokopu
//
// Answers the questions of the conformance suite by one of three libraries:
//
//	npm install
//	forsyth conformance --against 'node node.mjs chessops'
//
// The library gets the text as it is, and the answer is what it returns. What it has no
// function for is left out, and a dialect that it does not read is skipped. Each tells of
// some positions that they are illegal; of none it claims that a game leads there.
import { createInterface } from 'node:readline';

// The names of the suite for the variants, by what each library calls them. Empty is a
// question that names none.
const variants = {
  chessops: {
    '': 'chess', chess: 'chess', chess960: 'chess', dfrc: 'chess', antichess: 'antichess', atomic: 'atomic', crazyhouse: 'crazyhouse',
    horde: 'horde', kingofthehill: 'kingofthehill', racingkings: 'racingkings', '3check': '3check',
  },
  'chess.js': { '': 'chess', chess: 'chess' },
  kokopu: { '': 'regular', chess: 'regular', chess960: 'chess960', dfrc: 'chess960', antichess: 'antichess', horde: 'horde' },
};

// The dialects that each reads.
const dialects = {
  chessops: ['fen', 'xfen', 'shredder'],
  'chess.js': ['fen'],
  kokopu: ['fen', 'xfen', 'shredder'],
};

const name = process.argv[2];

// unasked returns why a question is skipped.
function unasked({ dialect, variant = '', letters = 'en', inputBase64 }) {
  if (!dialects[name].includes(dialect)) return { skip: `reads no ${dialect}` };
  if (!(variant in variants[name])) return { skip: `no variant ${variant}` };
  if (letters !== 'en') return { skip: `no letters ${letters}` };
  if (inputBase64) return { skip: 'reads text' };
}

// attempt returns what a function does, or nothing where it throws: these libraries
// refuse a record or a move by an exception.
function attempt(f) {
  try {
    return f();
  } catch {
    return undefined;
  }
}

const reject = { verdict: 'reject' };
const hasFourFields = input => input.split(' ').length === 4;

async function chessopsAnswers() {
  const { parseFen, makeFen } = await import('chessops/fen');
  const { setupPosition, isStandardMaterial, isImpossibleCheck } = await import('chessops/variant');
  const { castlingSide } = await import('chessops/chess');
  const { parseSan, makeSan } = await import('chessops/san');
  const { makeSquare, makeUci } = await import('chessops/util');
  const squareOr = square => (square === undefined ? '-' : makeSquare(square));
  // toSetup leaves out the square of a capture that is not legal; the suite has it.
  const whole = position => ({ ...position.toSetup(), epSquare: position.epSquare });
  return ({ input, variant = '', move: text }) => {
    const setup = parseFen(input).unwrap(s => s, () => undefined);
    if (!setup) return reject;
    const position = setupPosition(variants.chessops[variant], setup).unwrap(p => p, () => undefined);
    if (text !== undefined) {
      const move = position && parseSan(position, text);
      if (!move) return reject;
      const reply = { verdict: 'accept', san: { en: makeSan(position, move) } };
      // It writes castling as the king taking his rook, as in Chess960.
      if (variant === 'chess960' || !castlingSide(position, move)) reply.uci = makeUci(move);
      position.play(move);
      reply.after = makeFen(whole(position));
      return reply;
    }
    const reply = { verdict: 'accept' };
    if (!position || !isStandardMaterial(position) || isImpossibleCheck(position)) reply.legality = { legal: false };
    reply.canonical = { xfen: makeFen(position ? whole(position) : setup, { epd: hasFourFields(input) }) };
    if (!position) return reply;
    reply.rooks = [...position.castles.castlingRights].map(makeSquare);
    reply.enPassant = { always: squareOr(position.epSquare), legal: squareOr(position.toSetup().epSquare) };
    return reply;
  };
}

async function chessJSAnswers() {
  const { Chess } = await import('chess.js');
  const whole = game => game.fen({ forceEnpassantSquare: true });
  return ({ input, move: text }) => {
    const game = attempt(() => new Chess(input));
    if (!game) return reject;
    if (text !== undefined) {
      const move = attempt(() => game.move(text));
      if (!move) return reject;
      const reply = { verdict: 'accept', san: { en: move.san }, uci: move.lan };
      // After a double step it has the square of X-FEN, and not always one.
      if (!move.isBigPawn()) reply.after = whole(game);
      return reply;
    }
    const rooks = [['w', 1], ['b', 8]].flatMap(([side, rank]) => {
      const rights = game.getCastlingRights(side);
      return [...(rights.q ? [`a${rank}`] : []), ...(rights.k ? [`h${rank}`] : [])];
    });
    return {
      verdict: 'accept', canonical: { fen: whole(game) }, rooks,
      enPassant: { legal: game.fen().split(' ')[3] },
    };
  };
}

async function kokopuAnswers() {
  const { Position } = (await import('kokopu')).default;
  const files = [...'abcdefgh'];
  return ({ dialect, input, variant = '', move: text }) => {
    // X-FEN is that of Chess960; FEN is that of chess.
    const rules = variant === '' && dialect !== 'fen' ? 'chess960' : variants.kokopu[variant];
    const position = new Position(rules, 'empty');
    const counters = attempt(() => position.fen(input));
    if (!counters) return reject;
    if (text !== undefined) {
      const move = attempt(() => position.notation(text));
      return move ? { verdict: 'accept', san: { en: position.notation(move) }, uci: position.uci(move) } : reject;
    }
    const is960 = rules === 'chess960';
    const wings = is960 ? files.map(file => [file, file]) : [['q', 'a'], ['k', 'h']];
    const rooks = [['w', 1], ['b', 8]].flatMap(([side, rank]) =>
      wings.filter(([wing]) => position.effectiveCastling(side + wing)).map(([, file]) => file + rank));
    const file = position.effectiveEnPassant();
    const reply = { verdict: 'accept', rooks };
    if (!position.isLegal()) reply.legality = { legal: false };
    reply.enPassant = { legal: file === '-' ? '-' : file + (position.turn() === 'w' ? 6 : 3) };
    if (!hasFourFields(input)) reply.canonical = { [is960 ? 'xfen' : 'fen']: position.fen({ ...counters, regularFENIfPossible: true }) };
    return reply;
  };
}

const makers = { chessops: chessopsAnswers, 'chess.js': chessJSAnswers, kokopu: kokopuAnswers };

if (!makers[name]) throw new Error(`node node.mjs ${Object.keys(makers).join('|')}`);
const answer = await makers[name]();
for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  process.stdout.write(JSON.stringify({ id: question.id, ...(unasked(question) ?? answer(question)) }) + '\n');
}
