import { type Dialogue, print, readCharacter, readInteger } from '../dialogue.ts';
import { printBoard } from './print-board.ts';
import { type Board, type Player, emptyBoard, hasChain, opponentOf, placeAt } from './rules.ts';
import type { Texts } from './texts.ts';

/** The whole game, in the order of the handout's program flow. */
export function* hex(texts: Texts): Dialogue {
  let board: Board = emptyBoard;
  let player: Player = 'o';
  yield* print(printBoard(board, texts));
  for (;;) {
    yield* print(texts.prompt[player]);
    const letter = yield* readCharacter();
    const row = yield* readInteger();
    const place = placeAt(letter, row);
    if (place === undefined || board[place] !== 'empty') {
      yield* print(`${texts.refused}\n`);
      continue;
    }
    board = board.with(place, player);
    yield* print(printBoard(board, texts));
    if (hasChain(board, player)) break;
    player = opponentOf(player);
  }
  yield* print(`${texts.win[player]}\n`);
}
