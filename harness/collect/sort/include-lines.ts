const includeLine = /^([ \t]*#[ \t]*include[ \t]*")([^"\n]+)"/gm;

/** The names that a source includes in quotes, each once. An include in a comment counts, too, which does no harm. */
export function includedNames(text: string): string[] {
  return [...new Set([...text.matchAll(includeLine)].map(([, , name = '']) => name))];
}

/** The same text with other names in its includes, because all files are in one folder when they are compiled. */
export function withIncludes(text: string, names: ReadonlyMap<string, string>): string {
  if (names.size === 0) return text;
  return text.replaceAll(includeLine, (whole, before: string, name: string) => {
    const other = names.get(name);
    return other === undefined ? whole : `${before}${other}"`;
  });
}
