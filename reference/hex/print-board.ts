import { type Board, size } from './rules.ts';
import type { Texts } from './texts.ts';

export function printBoard(board: Board, { header, row, symbols }: Texts): string {
  const rows = Array.from({ length: size }, (_, number) =>
    row({
      indent: ' '.repeat(number),
      number: String(number).padStart(2),
      cells: board
        .slice(number * size, (number + 1) * size)
        .map((cell) => symbols[cell])
        .join(' '),
    }),
  );
  return [header, ...rows].map((line) => `${line}\n`).join('');
}
