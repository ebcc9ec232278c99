import type { Place } from './author-problem.ts';

/** Line and column of a character, counting characters as an author does, not UTF-16 units. */
export function placeInText(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: [...before.slice(start)].length + 1 };
}
