import type { ReferenceFactory } from '../../harness/model/assignment/reference.ts';
import { play } from '../dialogue.ts';
import { type GridFunction, callGridFunction } from '../grid-functions.ts';
import { callArguments } from './generate-arguments.ts';
import { games } from './generate-games.ts';
import { domineering } from './program.ts';
import { type CellSymbols, gridState, isGrid, isPlaceable, positions, printGrid, putToGrid } from './rules.ts';
import { textsOf } from './texts.ts';

export const domineeringReference: ReferenceFactory = (dialect) => {
  const texts = textsOf(dialect);
  const assignment = {
    id: 'domineering',
    functions: requiredFunctions(texts.symbols),
    isGrid,
    gridPromise: 'a grid of at most 16 digits, each 0, 1 or 2',
  };
  return {
    play: (typed) => play(domineering(texts), typed),
    call: (name, args) => callGridFunction(assignment, name, args),
    sessions: { games },
    calls: callArguments,
  };
};

function requiredFunctions(symbols: CellSymbols): Readonly<Record<string, GridFunction>> {
  return {
    gridState: {
      run: (grid, pos) => ({ returns: BigInt(gridState(grid, Number(pos))), after: [grid, pos], prints: '' }),
      promise: { text: 'a pos from 1 to 16', isKept: (_, pos) => positions.includes(Number(pos)) },
    },
    printGrid: {
      run: (grid) => ({ after: [grid], prints: printGrid(grid, symbols) }),
    },
    isPlaceable: {
      run: (grid, pos, p) => ({
        returns: isPlaceable(grid, Number(pos), Number(p)),
        after: [grid, pos, p],
        prints: '',
      }),
    },
    putToGrid: {
      run: (grid, pos, p) => ({ after: [putToGrid(grid, Number(pos), p === 1n ? 1 : 2), pos, p], prints: '' }),
      promise: {
        text: 'a domino whose two cells are in the grid and empty',
        isKept: (grid, pos, p) => isPlaceable(grid, Number(pos), Number(p)),
      },
    },
  };
}
