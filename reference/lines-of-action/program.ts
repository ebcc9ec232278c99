import { type Dialogue, print, readWord } from '../dialogue.ts';
import { type Result, gameOver } from './connection.ts';
import { move } from './move.ts';
import { printGame } from './print-game.ts';
import { type State, initialState, swapPlayer } from './state.ts';
import type { Texts } from './texts.ts';

/** The client program, in the order of the handout's program flow. */
export function* linesOfAction(texts: Texts): Dialogue {
  let state = initialState;
  let result: Result = '-';
  yield* print(printGame(state.board, texts));
  while (result === '-') {
    state = swapPlayer(yield* moveOf(state, texts));
    yield* print(printGame(state.board, texts));
    result = gameOver(state);
  }
  yield* print(`${result === 'D' ? texts.draw : texts.win[result]}\n`);
}

/** Asks until a move is accepted. */
function* moveOf(state: State, texts: Texts): Dialogue<State> {
  for (;;) {
    yield* print(texts.prompt[state.currentPlayer]);
    const from = yield* readWord();
    const to = yield* readWord();
    const after = move(state, from, to);
    if (after !== undefined) return after;
    yield* print(`${texts.refused}\n`);
  }
}
