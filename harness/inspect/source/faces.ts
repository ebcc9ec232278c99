import type { Token } from './token.ts';
import type { Unread } from './unread.ts';
import type { Face } from './preprocess/visit.ts';

/** One stands for all, and where others differ from it, nothing is certain. */
export interface FaceOfAll {
  readonly face: Face;
  readonly unread: readonly Unread[];
}

/** A header may be another one wherever it is included. What is empty by its guard is not another one. */
export function faceOfAll(faces: readonly Face[]): FaceOfAll | undefined {
  const [first] = faces;
  const face = faces.find(({ tokens }) => tokens.length > 0) ?? first;
  if (face === undefined) return undefined;
  const unread = faces.flatMap((one) => one.unread);
  const others = faces.filter((one) => one !== face && one.tokens.length > 0);
  return {
    face,
    unread: withoutCopies([...unread, ...others.flatMap((other) => difference(face.tokens, other.tokens))]),
  };
}

/** From the first token that is not the same to the last one. */
function difference(one: readonly Token[], other: readonly Token[]): Unread[] {
  let begin = 0;
  while (begin < one.length && isSame(one[begin], other[begin])) begin += 1;
  if (begin === one.length && begin === other.length) return [];
  let end = 0;
  const most = Math.min(one.length, other.length) - begin;
  while (end < most && isSame(one.at(-1 - end), other.at(-1 - end))) end += 1;
  const between = [...one.slice(begin, one.length - end), ...other.slice(begin, other.length - end)];
  const bounds = between.reduce(
    (found, token) => ({ start: Math.min(found.start, token.start), end: Math.max(found.end, token.end) }),
    { start: Number.MAX_SAFE_INTEGER, end: 0 },
  );
  return [{ ...bounds, because: 'condition' }];
}

function isSame(one: Token | undefined, other: Token | undefined): boolean {
  return one?.text === other?.text && one?.start === other?.start;
}

function withoutCopies(list: readonly Unread[]): Unread[] {
  return [...new Map(list.map((one) => [`${one.start} ${one.end} ${one.because}`, one])).values()];
}
