import { createHash } from 'node:crypto';
import type { LeftOutReason } from '../model/similarity.ts';
import type { CodeToken } from './code-tokens.ts';
import { mostTokens, stretchTokens } from './measure.ts';
import { withoutRepetition } from './without-repetition.ts';

/** What one student, or one group, handed in, as it was read. */
export interface ReadSubmission {
  readonly id: string;
  /** Who gets its marks: nobody is compared with himself or herself. */
  readonly people: readonly string[];
  readonly files: readonly { readonly name: string; readonly tokens: readonly CodeToken[] }[];
  /** Some of its code could not be read. */
  readonly inPart: boolean;
  readonly leftOut?: LeftOutReason;
}

export interface PlacedToken extends CodeToken {
  readonly file: string;
}

/** All files of a submission in one stream. */
export interface SubmissionCode {
  readonly id: string;
  readonly people: readonly string[];
  readonly tokens: readonly PlacedToken[];
  /** Lines with code on them. */
  readonly lines: number;
  readonly inPart: boolean;
  /** The same for submissions that differ in names, comments and layout only. */
  readonly digest: string;
}

/** Between two files; no token of a tree is called so. */
const boundary = '|';

export function submissionCode({ id, people, files, inPart }: ReadSubmission): SubmissionCode {
  const all = files
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({ name, tokens }, index): PlacedToken[] => [
      ...(index === 0 ? [] : [{ token: boundary, line: 0, until: 0, file: '' }]),
      ...tokens.map(({ token, line, until }) => ({ token, line, until, file: name })),
    ]);
  const telling = withoutRepetition(all, stretchTokens);
  const tokens = telling.slice(0, mostTokens);
  return {
    id,
    people,
    tokens,
    lines: linesOf(all),
    inPart: inPart || tokens.length < telling.length,
    digest: createHash('sha256')
      .update(tokens.map(({ token }) => token).join('\n'))
      .digest('base64'),
  };
}

/** How many lines the tokens stand on. */
export function linesOf(tokens: readonly PlacedToken[]): number {
  const lines = new Set<string>();
  for (const { file, line } of tokens) if (line > 0) lines.add(`${line} ${file}`);
  return lines.size;
}
