export interface WordPair {
  readonly expected: string;
  readonly actual: string;
}

/** The words in which two lines differ; undefined if the lines have different numbers of words. */
export function differingWords(expected: string, actual: string): WordPair[] | undefined {
  const wanted = expected.split(/\s+/);
  const got = actual.split(/\s+/);
  if (wanted.length !== got.length) return undefined;
  return wanted.flatMap((word, index) => {
    const other = got[index] ?? '';
    return word === other ? [] : [withoutSharedEnd({ expected: word, actual: other })];
  });
}

/** “agian” instead of “agian.” if the full stop is right. */
function withoutSharedEnd({ expected, actual }: WordPair): WordPair {
  const end = expected.slice((expected.match(/^.*[\p{L}\p{N}]/su)?.[0] ?? '').length);
  return end !== '' && end.length < expected.length && end.length < actual.length && actual.endsWith(end)
    ? { expected: expected.slice(0, -end.length), actual: actual.slice(0, -end.length) }
    : { expected, actual };
}
