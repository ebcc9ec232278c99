import { createHash } from 'node:crypto';
import type { LeftOutReason } from '../model/result/similarity.ts';
import type { CodeToken } from './code-tokens.ts';
import { maxTokens, stretchTokens } from './measure.ts';
import { withoutRepetition } from './without-repetition.ts';

/** The code of one submission, as it was read. */
export interface ReadSubmission {
  readonly id: string;
  /** The ids of its students; submissions of the same student are never compared. */
  readonly people: readonly string[];
  readonly files: readonly { readonly name: string; readonly tokens: readonly CodeToken[] }[];
  /** Whether some of its code could not be read. */
  readonly inPart: boolean;
  readonly leftOut?: LeftOutReason;
}

/** All files of a submission as one stream of tokens, with arrays of numbers because a large class has millions. */
export interface SubmissionCode {
  readonly id: string;
  readonly people: readonly string[];
  readonly files: readonly string[];
  readonly tokens: readonly string[];
  /** For each token: the number of its file (0 between two files), its line, and where the braces after it close. */
  readonly fileAt: Uint16Array;
  readonly lineAt: Uint32Array;
  readonly untilAt: Uint32Array;
  /** The number of lines with code. */
  readonly lines: number;
  readonly inPart: boolean;
  /** Equal for submissions that differ only in names, comments and layout. */
  readonly digest: string;
}

/** The token between two files; no token of a tree has this name. */
const boundary = '|';

const maxFiles = 500;

export function submissionCode({ id, people, files, inPart }: ReadSubmission): SubmissionCode {
  const inOrder = files.toSorted((one, other) => (one.name < other.name ? -1 : 1)).slice(0, maxFiles);
  const all = inOrder.flatMap(({ tokens }, index) => [
    ...(index === 0 ? [] : [{ token: boundary, line: 0, until: 0, file: 0 }]),
    ...tokens.map(({ token, line, until }) => ({ token, line, until, file: index + 1 })),
  ]);
  const unrepeated = withoutRepetition(
    all.map(({ token }) => token),
    stretchTokens,
  );
  const kept = unrepeated.slice(0, maxTokens).flatMap((at) => all[at] ?? []);
  const tokens = kept.map(({ token }) => token);
  return {
    id,
    people,
    files: inOrder.map(({ name }) => name),
    tokens,
    fileAt: Uint16Array.from(kept, ({ file }) => file),
    lineAt: Uint32Array.from(kept, ({ line }) => line),
    untilAt: Uint32Array.from(kept, ({ until }) => until),
    lines: new Set(all.map(({ file, line }) => `${file} ${line}`)).size - Number(inOrder.length > 1),
    inPart: inPart || kept.length < unrepeated.length || inOrder.length < files.length,
    digest: createHash('sha256').update(tokens.join('\n')).digest('base64'),
  };
}
