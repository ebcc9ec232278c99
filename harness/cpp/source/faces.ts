import type { Token } from './token.ts';
import type { Unread } from './unread.ts';
import type { Face } from './preprocess/visit.ts';

/** What a file has in it where it is included, and what of it cannot be read. */
export interface FileFace {
  readonly face: Face;
  readonly unread: readonly Unread[];
}

/** At most this many are read. Two are usual if a header declares in one source what it defines in another. */
const maxFaces = 4;

/**
 * The different faces of a file: a header may differ wherever it is included, and each face is read. A face that a
 * guard empties does not count as another one. The list is empty only if `faces` is.
 */
export function facesOf(faces: readonly Face[]): FileFace[] {
  const unread = faces.flatMap((one) => one.unread);
  const different: Face[] = [];
  let beyond: Unread[] = [];
  for (const face of faces.filter(({ tokens }) => tokens.length > 0)) {
    const [first] = different;
    if (different.some((known) => difference(known.tokens, face.tokens).length === 0)) continue;
    if (first === undefined || different.length < maxFaces) different.push(face);
    else beyond = [...beyond, ...difference(first.tokens, face.tokens)];
  }
  const all = different.length === 0 ? faces.slice(0, 1) : different;
  return all.map((face) => ({ face, unread: withoutCopies([...unread, ...beyond]) }));
}

/** From the first token that differs to the last one: if there are too many faces, this stretch counts as hidden. */
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
  return [{ ...bounds, because: 'limit', limit: 'hidden-by-condition' }];
}

function isSame(one: Token | undefined, other: Token | undefined): boolean {
  return one?.text === other?.text && one?.start === other?.start;
}

function withoutCopies(list: readonly Unread[]): Unread[] {
  return [...new Map(list.map((one) => [`${one.start} ${one.end} ${one.because}`, one])).values()];
}
