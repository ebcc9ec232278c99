import type { z } from 'zod';
import { type Grading, grading } from '../../harness/model/result/grading.ts';

export type ReadResult =
  | { readonly kind: 'result'; readonly grading: Grading }
  /** `at` is the path of the first part that is wrong: `cases.3.verdict`. */
  | { readonly kind: 'damaged'; readonly because: 'not-json' | 'other-format' | 'shape'; readonly at?: string };

/** Reads a result file. Its words are dropped, because they are made again when the grading is rendered. */
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

/** Earlier names of fields, from before format 1 was final. A file with one of them is from an earlier version. */
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

/** The fields where render-result.ts puts words; lists that are absent stay absent. */
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
