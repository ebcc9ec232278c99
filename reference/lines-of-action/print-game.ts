import type { Board } from './board.ts';
import type { Texts } from './texts.ts';

export function printGame(board: Board, { header, row, symbols }: Pick<Texts, 'header' | 'row' | 'symbols'>): string {
  const lines = board.map((cells, index) => row(index, cells.map((cell) => symbols[cell]).join(' ')));
  return [header, ...lines].map((line) => `${line}\n`).join('');
}
