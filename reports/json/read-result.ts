import type { z } from 'zod';
import { type Grading, grading } from '../../harness/model/result/grading.ts';

export type ReadResult =
  | { readonly kind: 'result'; readonly grading: Grading }
  /** `at` is the way to the first part that is not as it should be: `cases.3.verdict`. */
  | { readonly kind: 'damaged'; readonly because: 'not-json' | 'other-format' | 'shape'; readonly at?: string };

/** A result file as it was written: the grading without the words, which are made anew whenever it is rendered. */
export function readResult(text: string): ReadResult {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'damaged', because: 'not-json' };
  }
  const read = grading.safeParse(withoutWords(json));
  if (read.success) return { kind: 'result', grading: read.data };
  const { issues } = read.error;
  const [issue] = issues;
  if (issue?.path[0] === 'format' || issues.some(hasEarlierName)) return { kind: 'damaged', because: 'other-format' };
  return { kind: 'damaged', because: 'shape', ...placeOf(issue) };
}

/** Names that fields had before format 1 was settled: a file with one of them was written by an earlier version. */
const earlierNames: ReadonlySet<string> = new Set([
  ...['message', 'text', 'because', 'function', 'what', 'expected', 'theirs', 'ours', 'hidden'],
]);

function hasEarlierName(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'unrecognized_keys' && issue.keys.some((key) => earlierNames.has(key));
}

function placeOf(issue: z.core.$ZodIssue | undefined): { readonly at?: string } {
  const path = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])];
  return path.length === 0 ? {} : { at: path.map(String).join('.') };
}

/** Where render-result.ts puts words; a list that a result does not have stays away. */
const words = [
  ['cases', 'says'],
  ['findings', 'says'],
  ['undecided', 'says'],
] as const;

function withoutWords(json: unknown): unknown {
  if (!isRecord(json)) return json;
  return words.reduce((rest, [list, word]) => ({ ...rest, ...without(json, list, word) }), { ...json });
}

function without(json: Readonly<Record<string, unknown>>, list: string, word: string): Record<string, unknown> {
  const items = json[list];
  if (!Array.isArray(items)) return {};
  return {
    [list]: items.map((item: unknown) =>
      isRecord(item) ? Object.fromEntries(Object.entries(item).filter(([key]) => key !== word)) : item,
    ),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
