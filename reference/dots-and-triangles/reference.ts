import type { ReferenceFactory } from '../../harness/model/assignment/reference.ts';
import { play } from '../dialogue.ts';
import { type GridFunction, callGridFunction } from '../grid-functions.ts';
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
  const assignment = {
    id: 'dots-and-triangles',
    functions: requiredFunctions(texts.score),
    isGrid,
    gridPromise:
      '12 digits 0 or 1 for the lines, then 6 digits for the triangles: ' +
      '1 or 2 for each that is completed, 0 for the others',
  };
  return {
    play: (typed) => play(dotsAndTriangles(texts), typed),
    call: (name, args) => callGridFunction(assignment, name, args),
    sessions: { games },
    calls: callArguments,
  };
};

function requiredFunctions(score: ScoreText): Readonly<Record<string, GridFunction>> {
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
