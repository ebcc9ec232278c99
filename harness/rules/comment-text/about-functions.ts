import type { CommentLine } from './comment-blocks.ts';
import { identityIn } from './identity.ts';

/**
 * What the comments at the beginning of a file say about its functions, below the lines about the author. Many students
 * describe all functions there, in the same comment or in another one. A paragraph is about functions if it names one
 * of them, or uses the word "function".
 */
export function linesAboutFunctions(lines: readonly CommentLine[], names: readonly string[]): readonly CommentLine[] {
  const identity = identityIn(lines, {});
  const ends = Object.values(identity).flatMap((part) =>
    part === undefined ? [] : [lines.findLastIndex((line) => line.start <= part.start)],
  );
  const below = lines.slice(Math.max(-1, ...ends) + 1);
  const wanted = new Set(names.filter((name) => name !== 'main'));
  return paragraphs(below)
    .filter((paragraph) => paragraph.some(({ text }) => mentions(text, wanted)))
    .flat();
}

function mentions(text: string, names: ReadonlySet<string>): boolean {
  return (text.match(/\w+/g) ?? []).some((word) => names.has(word)) || /\bfunctions?\b|函[数數]/iu.test(text);
}

/** Lines without a word separate paragraphs. */
function paragraphs(lines: readonly CommentLine[]): CommentLine[][] {
  const parts: CommentLine[][] = [[]];
  for (const line of lines) {
    if (/[\p{L}\p{N}]/u.test(line.text)) parts.at(-1)?.push(line);
    else parts.push([]);
  }
  return parts;
}
