import { z } from 'zod';
import { placesInText } from '../../assignment/yaml/text-place.ts';

export const edit = z
  .strictObject({
    /** Without it, every file of the base is changed. */
    file: z.string().optional(),
    /** Byte for byte, with its white space and line ends. */
    find: z.string().min(1),
    put: z.string(),
    /** How often `find` is in the file: each of these places is changed. */
    times: z.int().min(1).default(1),
  })
  .refine(({ find, put }) => find !== put, 'find and put are the same, so nothing would change');
export type Edit = z.infer<typeof edit>;

/** Continues sentences after "found" and "expected", like the mistakes in an assignment's files. */
export interface EditMistake {
  readonly found: string;
  readonly expected: string;
  readonly cure?: string;
}

export interface EditPlace {
  readonly file: string;
  readonly base: string;
  /** The file before the first edit. */
  readonly original: string;
}

export type Edited =
  | { readonly kind: 'edited'; readonly text: string }
  | { readonly kind: 'does-not-fit'; readonly mistake: EditMistake };

/**
 * An edit whose text is elsewhere, or more often than its author thought, would make an unintended program. A base that
 * has changed must be noticed in every edit that it breaks.
 */
export function applyEdit(text: string, { find, put, times }: Edit, place: EditPlace): Edited {
  const parts = text.split(find);
  const count = parts.length - 1;
  if (count === times) return { kind: 'edited', text: parts.join(put) };
  const where = `in ${place.file} of ${place.base}`;
  const expected = times === 1 ? 'it once' : `it ${times} times`;
  if (count === 0) {
    const cure = place.original.includes(find)
      ? 'an edit above has changed it: look for the text that this edit puts there'
      : whatIsMissing(text, find);
    return { kind: 'does-not-fit', mistake: { found: `no such text ${where}`, expected, cure } };
  }
  const found = `this text ${count === 1 ? 'once' : `${count} times`} ${where} (${linesOf(text, parts, find)})`;
  const cure = `add more of the lines around it to find, or write times: ${count}`;
  return { kind: 'does-not-fit', mistake: { found, expected, cure } };
}

/** Names the first line of the text that the file does not have: the author must look at that one. */
function whatIsMissing(text: string, find: string): string {
  const lines = find.split('\n');
  if (lines.length === 1) return 'copy it again from the file, with its white space';
  const there = lines.findIndex((_line, index) => !text.includes(lines.slice(0, index + 1).join('\n')));
  const line = `line ${there + 1} of it ${there === 0 ? 'is missing' : 'does not follow those before it'}`;
  return `${line}, ${JSON.stringify(lines[there])}: copy the lines again from the file`;
}

function linesOf(text: string, parts: readonly string[], find: string): string {
  const at = placesInText(text);
  let offset = 0;
  const lines = parts.slice(0, -1).map((part) => {
    const start = offset + part.length;
    offset = start + find.length;
    return at(start).line;
  });
  return `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;
}
