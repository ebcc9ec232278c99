import { isSameKind, matcherOf } from '../name-match.ts';

/** Whether a file may be code, judging by its name: a source, a header, or another file that people include. */
export function isCode(name: string): boolean {
  return isSource(name) || isSameKind(name, 'x.h') || /\.(?:inl|ipp|tpp|tcc|txx|inc|def)$/i.test(name);
}

export function isSource(name: string): boolean {
  return isSameKind(name, 'x.cpp');
}

/** Whether it may be code, or an expected file that a site or a browser has renamed. */
export function isCandidate(name: string, expected: readonly string[]): boolean {
  const match = matcherOf(name);
  return isCode(name) || expected.some((one) => match(one) !== undefined);
}
