import type { Dialect } from '../../model/assignment/assignment.ts';
import type { WrittenReference } from '../../model/assignment/reference.ts';
import type { SessionOutcome } from '../../model/program/run-outcome.ts';
import type { SessionTrial, Tried } from '../../model/result/trial.ts';
import { type Piece, tidyPieces } from '../../model/assignment/transcript.ts';
import { judge } from '../judge.ts';
import type { WordsJudge } from './judge-words.ts';

/**
 * A game that is small enough for a test: two players take four cells in turn, and one who takes the last cell wins.
 */
export const smallDialect: Dialect = {
  id: 'small',
  about: 'A small game',
  wording: {
    prompt: "Player {player}'s move: ",
    refused: 'Invalid! Try again.',
    win: 'Player {player} wins!',
    draw: 'Draw game!',
    empty: '.',
    'player-1': 'A',
    'player-2': 'B',
  },
};

/** How a program may be wrong, whatever its words are. */
export interface Quirks {
  readonly acceptsFive?: boolean;
  readonly winnerReversed?: boolean;
  readonly swapsAfterRefusal?: boolean;
  readonly drawForWinner?: boolean;
  readonly printsTwice?: boolean;
  readonly silentRefusal?: boolean;
  readonly trailingBlank?: boolean;
  /** What it prints first of all. */
  readonly greeting?: string;
  /** It prints a word before games that begin in the second cell. */
  readonly greetsSometimes?: boolean;
  /** Its names of the players. */
  readonly names?: readonly [first: string, second: string];
  /** Their names when one wins, if not the same. */
  readonly winners?: readonly [first: string, second: string];
  /** Its source was not saved as UTF-8. */
  readonly printsLatin1?: boolean;
}

export function withWords(changed: Readonly<Record<string, string>>): Dialect {
  return { ...smallDialect, wording: { ...smallDialect.wording, ...changed } };
}

function playSmall({ wording }: Dialect, typed: readonly string[], quirks: Quirks = {}) {
  const { names = ['1', '2'], winners = names } = quirks;
  const nameOf = (key: string, player: number) => (key === 'win' ? winners : names)[player - 1] ?? '';
  const say = (key: string, player = 0, line = '') =>
    (wording[key] ?? '').replaceAll('{player}', () => nameOf(key, player)).replaceAll('{typed}', line);
  const pieces: Piece[] = [];
  const print = (text: string) => pieces.push({ kind: 'printed', text });
  const cells = [0, 0, 0, 0];
  const board = () =>
    print(
      `${cells.map((cell) => say(cell === 0 ? 'empty' : `player-${cell}`)).join(' ')}${quirks.trailingBlank === true ? ' ' : ''}\n`,
    );
  let player = 1;
  if (quirks.greeting !== undefined) print(quirks.greeting);
  if (quirks.greetsSometimes === true && typed[0] === '2') print('Welcome!\n');
  board();
  for (const line of typed) {
    if (!cells.includes(0)) break;
    print(say('prompt', player));
    pieces.push({ kind: 'typed', text: line });
    const cell = Number(line);
    const isFree = cells[cell - 1] === 0 || (quirks.acceptsFive === true && cell === 5);
    if (isFree) {
      if (cell !== 5) cells[cell - 1] = player;
      board();
    } else if (quirks.silentRefusal !== true) {
      print(`${say('refused', player, line)}\n`.repeat(quirks.printsTwice === true ? 2 : 1));
    }
    if (isFree || quirks.swapsAfterRefusal === true) player = 3 - player;
  }
  if (cells.includes(0)) {
    print(say('prompt', player));
    return { pieces: tidyPieces(pieces), ends: 'waiting' as const };
  }
  // Both players have two cells. The one who took the fourth wins; it is a draw if the first cell is the first
  // player's.
  const winner = quirks.winnerReversed === true ? player : 3 - player;
  const isDraw = cells[0] === 1 && quirks.drawForWinner !== true;
  print(`${isDraw ? say('draw') : say('win', winner)}\n`);
  return { pieces: tidyPieces(pieces), ends: 'finished' as const };
}

export function smallReference(dialect: Dialect): WrittenReference {
  return {
    play: (typed) => playSmall(dialect, typed),
    call: (name) => {
      throw new Error(`${name} cannot be called`);
    },
    sessions: {},
    calls: {},
    inDialect: smallReference,
  };
}

/** Sessions to try: each kind of line at each turn, and games to both ends. */
export const smallSessions: readonly (readonly string[])[] = [
  [],
  ['1'],
  ['5', '1'],
  ['1', '1', '2'],
  ['1', '7', '0', '2'],
  ['2', '5', '1', '5', '3'],
  ['1', '2', '3', '4'],
  ['2', '1', '3', '4'],
  ['2', '1', '1', '4', '3'],
  ['1', '2', '5', '5', '3', '4'],
];

/** Runs of a program that plays the small game in these words. */
export function triedInWords(words: WordsJudge, dialect: Dialect, quirks: Quirks = {}): Tried[] {
  const tried = smallSessions.map((typed): Tried => {
    const trial: SessionTrial = { kind: 'session', typed, expected: playSmall(smallDialect, typed) };
    const outcome = outcomeOf(dialect, typed, quirks);
    return { trial, outcome, judged: judge(trial, outcome) };
  });
  words.listen(tried);
  return tried.map(({ trial, outcome }) => ({ trial, outcome, judged: words.judge(trial, outcome) }));
}

function outcomeOf(dialect: Dialect, typed: readonly string[], quirks: Quirks): SessionOutcome {
  const { pieces, ends } = playSmall(dialect, typed, quirks);
  const bytesOf = (text: string) => Buffer.from(text, quirks.printsLatin1 === true ? 'latin1' : 'utf8');
  const reads: { after: number; length: number }[] = [];
  let printed = '';
  for (const { kind, text } of pieces) {
    if (kind === 'printed') printed += text;
    else reads.push({ after: bytesOf(printed).length, length: Buffer.from(text).length + 1 });
  }
  return {
    kind: 'session',
    end: { kind: ends === 'finished' ? 'finished' : 'asked-for-more-input' },
    printed: bytesOf(printed),
    reads,
  };
}
