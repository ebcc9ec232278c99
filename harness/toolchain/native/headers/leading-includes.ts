/** What of the standard library a student may name; anything else is not worth a place in the cache. */
const standardHeader = /^(?:[a-z][a-z0-9_]*(?:\.h)?|bits\/stdc\+\+\.h)$/;

const mostBytes = 1 << 16;
/** Each longer list is a header of its own, and nobody needs so many. */
const mostHeaders = 32;

/** White space and comments. Of the white space only what every compiler takes for that. */
const blank = /(?:[ \t\f\v\n]|\r\n|\/\/[^\n]*(?:\n|$)|\/\*[^]*?\*\/)*/y;
/** A whole line: whatever a comment that begins here would hide in the next line is no directive. */
const include = /#[ \t]*include[ \t]*<([^>\s]*)>[ \t]*(?:\/\*(?:(?!\*\/)[^\n])*\*\/[ \t]*)*(?:\/\/[^\n]*)?(?:\r?\n|$)/y;
/** Joins two lines, also inside a comment, and so moves what looks like the end of one. */
const continuedLine = /(?:\\|\?\?\/)[ \t\f\v]*\r?\n/;

/**
 * The standard headers that a source includes before anything else, in their order. Only comments and empty lines may
 * stand before and between them: whatever else is there could change what a header means.
 */
export function leadingIncludes(source: Uint8Array): string[] {
  const text = beginningOf(source);
  const headers: string[] = [];
  let at = text.startsWith('\xef\xbb\xbf') ? 3 : 0;
  for (;;) {
    const before = matchAt(blank, text, at)?.[0] ?? '';
    const line = matchAt(include, text, at + before.length);
    if (line === undefined || headers.length === mostHeaders) return headers;
    const [directive, name = ''] = line;
    if (!standardHeader.test(name) || continuedLine.test(before + directive)) return headers;
    headers.push(name);
    at += before.length + directive.length;
  }
}

/** One character for each byte, since comments may be in any encoding; whole lines, and not more than anybody needs. */
function beginningOf(source: Uint8Array): string {
  const text = Buffer.from(source.subarray(0, mostBytes)).toString('latin1');
  return source.length <= mostBytes ? text : text.slice(0, text.lastIndexOf('\n') + 1);
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
