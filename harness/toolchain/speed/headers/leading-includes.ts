/** Names of headers of the standard library; other headers are not worth a place in the cache. */
const standardHeader = /^(?:[a-z][a-z0-9_]*(?:\.h)?|bits\/stdc\+\+\.h)$/;

const maxBytes = 1 << 16;
/** Each longer list is kept as a separate header, and no program needs so many. */
const maxHeaders = 32;

/** A directive up to the name of its header and the spaces after it. */
const directiveHead = /#[ \t]*include[ \t]*<([^<>#\s]*)>[ \t]*/y;
/** Makes one character of each byte, because comments may have any encoding. */
const decoder = new TextDecoder('windows-1252', { ignoreBOM: true });
/** Joins two lines, also inside a comment, so that the comment or directive does not end where it seems to. */
const continuedLine = /(?:\\|\?\?\/)[ \t\f\v]*\r?\n/;

/**
 * The standard headers that a source includes before anything else, in order. Only comments and empty lines may come
 * before and between them: anything else could change what a header means.
 */
export function leadingIncludes(source: Uint8Array): string[] {
  const text = beginningOf(source);
  const headers: string[] = [];
  let at = text.startsWith('\xef\xbb\xbf') ? 3 : 0;
  for (;;) {
    const line = includeAt(text, endOfBlank(text, at));
    if (line === undefined || headers.length === maxHeaders) return headers;
    if (!standardHeader.test(line.name) || continuedLine.test(text.slice(at, line.end))) return headers;
    headers.push(line.name);
    at = line.end;
  }
}

/** The first whole lines, up to maxBytes. */
function beginningOf(source: Uint8Array): string {
  const text = decoder.decode(source.subarray(0, maxBytes));
  return source.length <= maxBytes ? text : text.slice(0, text.lastIndexOf('\n') + 1);
}

/** The place after white space and comments. Only characters that every compiler treats as white space count. */
function endOfBlank(text: string, start: number): number {
  let at = start;
  for (;;) {
    const character = text[at] ?? '';
    if (character !== '' && ' \t\f\v\n'.includes(character)) at += 1;
    else if (text.startsWith('\r\n', at)) at += 2;
    else if (text.startsWith('//', at)) at = endOfLine(text, at).next;
    else {
      const end = text.startsWith('/*', at) ? text.indexOf('*/', at + 2) : -1;
      if (end === -1) return at;
      at = end + 2;
    }
  }
}

/** An include that fills its line. If a comment after it goes on in the next line, there is none. */
function includeAt(text: string, start: number): { readonly name: string; readonly end: number } | undefined {
  directiveHead.lastIndex = start;
  const [head, name = ''] = directiveHead.exec(text) ?? [];
  if (head === undefined) return undefined;
  const { end, next } = endOfLine(text, start);
  let at = start + head.length;
  while (text.startsWith('/*', at)) {
    const close = text.indexOf('*/', at + 2);
    if (close === -1 || close > end) return undefined;
    at = close + 2;
    while (text[at] === ' ' || text[at] === '\t') at += 1;
  }
  const rest = text.slice(at, end);
  return rest === '' || rest === '\r' || rest.startsWith('//') ? { name, end: next } : undefined;
}

function endOfLine(text: string, at: number): { readonly end: number; readonly next: number } {
  const end = text.indexOf('\n', at);
  return end === -1 ? { end: text.length, next: text.length } : { end, next: end + 1 };
}
