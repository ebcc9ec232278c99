import type { FirstDifference } from '../../harness/model/result/verdict.ts';

/** The character at which a side differs: `typed` if it reads input there, `end` if its output ends there. */
export function characterAt({ text, column }: FirstDifference['expected']): string | 'typed' | 'end' {
  let left = column - 1;
  for (const piece of text) {
    const characters = [...piece.text];
    if (left < characters.length) return piece.kind === 'typed' ? 'typed' : (characters[left] ?? 'end');
    left -= characters.length;
  }
  return text.at(-1)?.kind === 'typed' ? 'typed' : 'end';
}
