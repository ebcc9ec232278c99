import { type Dialogue, print, readInteger } from '../dialogue.ts';
import { type Player, hasPlace, isPlaceable, opponentOf, printGrid, putToGrid } from './rules.ts';
import type { Texts } from './texts.ts';

/** The whole game, in the order of the handout's program flow. */
export function* domineering(texts: Texts): Dialogue {
  let grid = 0n;
  let player: Player = 1;
  yield* print(printGrid(grid, texts.symbols));
  while (hasPlace(grid, player)) {
    yield* print(texts.prompt[player]);
    const pos = yield* readInteger();
    if (!isPlaceable(grid, pos, player)) {
      yield* print(`${texts.refused}\n`);
      continue;
    }
    grid = putToGrid(grid, pos, player);
    player = opponentOf(player);
    yield* print(printGrid(grid, texts.symbols));
  }
  yield* print(`${texts.win[opponentOf(player)]}\n`);
}
