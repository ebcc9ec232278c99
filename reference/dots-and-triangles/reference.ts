import type { ExpectedCall, ReferenceFactory } from '../../harness/model/reference.ts';
import { type Value, formatValue } from '../../harness/model/value.ts';
import { play } from '../dialogue.ts';
import { callArguments } from './generate-arguments.ts';
import { games } from './generate-games.ts';
import { dotsAndTriangles } from './program.ts';
import {
  type Player,
  type ScoreText,
  isFilled,
  isFree,
  isGrid,
  playerScore,
  positions,
  printGrid,
  updateGrid,
} from './rules.ts';
import { textsOf } from './texts.ts';

export const dotsAndTrianglesReference: ReferenceFactory = (dialect) => {
  const texts = textsOf(dialect);
  const functions = requiredFunctions(texts.score);
  return {
    play: (typed) => play(dotsAndTriangles(texts), typed),
    call: (name, args) => call(functions, name, args),
    sessions: { games },
    calls: callArguments,
  };
};

interface RequiredFunction {
  readonly run: (...args: readonly bigint[]) => ExpectedCall;
  /** What the handout promises about the arguments, besides that the grid is one. */
  readonly promise?: { readonly text: string; readonly isKept: (...args: readonly bigint[]) => boolean };
}

function requiredFunctions(score: ScoreText): Readonly<Record<string, RequiredFunction>> {
  return {
    isFilled: {
      run: (grid, pos) => ({ returns: isFilled(grid, Number(pos)), after: [grid, pos], prints: '' }),
      promise: { text: 'a pos from 1 to 12', isKept: (_, pos) => positions.includes(Number(pos)) },
    },
    printGrid: {
      run: (grid) => ({ after: [grid], prints: printGrid(grid, score) }),
    },
    updateGrid: {
      run: (grid, pos, p) => ({ after: [updateGrid(grid, Number(pos), playerOf(p)), pos, p], prints: '' }),
      promise: {
        text: 'a pos without a line, and Player 1 or 2',
        isKept: (grid, pos, p) => isFree(grid, Number(pos)) && isPlayer(p),
      },
    },
    playerScore: {
      run: (grid, p) => ({ returns: BigInt(playerScore(grid, playerOf(p))), after: [grid, p], prints: '' }),
      promise: { text: 'Player 1 or 2', isKept: (_, p) => isPlayer(p) },
    },
  };
}

function isPlayer(p: bigint | undefined): boolean {
  return p === 1n || p === 2n;
}

function playerOf(p: bigint | undefined): Player {
  return p === 1n ? 1 : 2;
}

/** Every complaint is about a case that somebody wrote: it names the call, and what would be right. */
function call(
  functions: Readonly<Record<string, RequiredFunction>>,
  name: string,
  args: readonly Value[],
): ExpectedCall {
  const required = new Map(Object.entries(functions)).get(name);
  if (required === undefined) {
    throw new Error(`dots-and-triangles has no function '${name}'; it has ${Object.keys(functions).join(', ')}`);
  }
  const spelt = `${name}(${args.map(formatValue).join(', ')})`;
  const integers = args.filter((arg) => typeof arg === 'bigint');
  if (integers.length !== args.length || args.length !== required.run.length) {
    throw new TypeError(`${spelt}: the number of arguments must be ${required.run.length}, all of them integers`);
  }
  if (!integers.slice(0, 1).every(isGrid)) {
    throw new RangeError(
      `${spelt}: the handout promises 12 digits 0 or 1 for the lines, then 6 digits for the triangles: ` +
        '1 or 2 for each that is completed, 0 for the others',
    );
  }
  if (required.promise?.isKept(...integers) === false) {
    throw new RangeError(`${spelt}: the handout promises ${required.promise.text}`);
  }
  return required.run(...integers);
}
