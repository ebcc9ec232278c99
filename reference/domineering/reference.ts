import type { ExpectedCall, ReferenceFactory } from '../../harness/model/reference.ts';
import { type Value, formatValue } from '../../harness/model/value.ts';
import { play } from '../dialogue.ts';
import { callArguments } from './generate-arguments.ts';
import { games } from './generate-games.ts';
import { domineering } from './program.ts';
import { type CellSymbols, gridState, isGrid, isPlaceable, positions, printGrid, putToGrid } from './rules.ts';
import { textsOf } from './texts.ts';

export const domineeringReference: ReferenceFactory = (dialect) => {
  const texts = textsOf(dialect);
  const functions = requiredFunctions(texts.symbols);
  return {
    play: (typed) => play(domineering(texts), typed),
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

function requiredFunctions(symbols: CellSymbols): Readonly<Record<string, RequiredFunction>> {
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

/** Every complaint is about a case that somebody wrote: it names the call, and what would be right. */
function call(
  functions: Readonly<Record<string, RequiredFunction>>,
  name: string,
  args: readonly Value[],
): ExpectedCall {
  const required = new Map(Object.entries(functions)).get(name);
  if (required === undefined) {
    throw new Error(`domineering has no function '${name}'; it has ${Object.keys(functions).join(', ')}`);
  }
  const spelt = `${name}(${args.map(formatValue).join(', ')})`;
  const integers = args.filter((arg) => typeof arg === 'bigint');
  if (integers.length !== args.length || args.length !== required.run.length) {
    throw new TypeError(`${spelt}: the number of arguments must be ${required.run.length}, all of them integers`);
  }
  if (!integers.slice(0, 1).every(isGrid)) {
    throw new RangeError(`${spelt}: the handout promises a grid of at most 16 digits, each 0, 1 or 2`);
  }
  if (required.promise?.isKept(...integers) === false) {
    throw new RangeError(`${spelt}: the handout promises ${required.promise.text}`);
  }
  return required.run(...integers);
}
