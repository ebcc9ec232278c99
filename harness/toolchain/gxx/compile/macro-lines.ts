/**
 * From the output of `g++ -E -dD`, the definitions in system headers and the names of these headers, without the
 * predefined macros, which are also in that output.
 */
export function macroLines(text: string): string {
  const kept: string[] = [];
  let isPredefined = true;
  for (const line of text.split('\n')) {
    const marker = /^# \d+ "([^"]*)"( 1)?/.exec(line);
    if (marker !== null) {
      const [, path = '', begins] = marker;
      isPredefined = path.startsWith('<') || path.endsWith('/stdc-predef.h');
      if (begins !== undefined && !isPredefined) kept.push(`# 1 "${path}"`);
    } else if (!isPredefined && (line.startsWith('#define ') || line.startsWith('#undef '))) kept.push(line);
  }
  return kept.join('\n');
}

/** From the output of `g++ -E -dU`, the names of macros that headers use or test. */
export function askedLines(text: string): string {
  const names = new Set<string>();
  for (const line of text.split('\n')) {
    const name = /^#(?:define|undef) (\w+)/.exec(line)?.[1];
    if (name !== undefined) names.add(name);
  }
  return [...names].map((name) => `#asked ${name}`).join('\n');
}
