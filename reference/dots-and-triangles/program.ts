import { type Dialogue, print, readInteger } from '../dialogue.ts';
import { isFree, isFull, playerScore, printGrid } from './rules.ts';
import type { Texts } from './texts.ts';
import { firstTurn, withLine } from './turn.ts';

/** The whole game, in the order of the handout's program flow. */
export function* dotsAndTriangles(texts: Texts): Dialogue {
  let turn = firstTurn;
  yield* print(printGrid(turn.grid, texts.score));
  while (!isFull(turn.grid)) {
    yield* print(texts.prompt[turn.player]);
    const pos = yield* readInteger();
    if (!isFree(turn.grid, pos)) {
      yield* print(`${texts.refused}\n`);
      continue;
    }
    turn = withLine(turn, pos);
    yield* print(printGrid(turn.grid, texts.score));
  }
  yield* print(`${outcomeOf(turn.grid, texts)}\n`);
}

function outcomeOf(grid: bigint, { win, draw }: Texts): string {
  const lead = playerScore(grid, 1) - playerScore(grid, 2);
  if (lead === 0) return draw;
  return lead > 0 ? win[1] : win[2];
}
