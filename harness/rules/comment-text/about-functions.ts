import type { CommentLine } from './comment-blocks.ts';
import { identityIn } from './identity.ts';

/**
 * What the comments at the beginning of a file say of its functions, below who wrote it: many people describe all of
 * them there, in a block of its own or in the same one. A paragraph is about functions if it names one of them, or uses
 * the word itself.
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

/** Parted by lines without a word. */
function paragraphs(lines: readonly CommentLine[]): CommentLine[][] {
  const parts: CommentLine[][] = [[]];
  for (const line of lines) {
    if (/[\p{L}\p{N}]/u.test(line.text)) parts.at(-1)?.push(line);
    else parts.push([]);
  }
  return parts;
}
