import { countBelow } from './sorted.ts';

/** A text with its lines joined (a backslash at the end of a line) and its trigraphs replaced, and the way back. */
export interface LogicalText {
  readonly text: string;
  /** Where a character of the logical text begins in the student's text. */
  startOf(offset: number): number;
  /** Where a stretch of the logical text that ends before this offset ends in the student's text. */
  endOf(offset: number): number;
  /** The first offset of the logical text that is at or after an offset of the student's text. */
  logicalAt(offset: number): number;
}

/** `??=` is `#`: only if the compiler is strict, and before C++17. */
const trigraphs: ReadonlyMap<string, string> = new Map([
  ['=', '#'],
  ['(', '['],
  ['/', '\\'],
  [')', ']'],
  ["'", '^'],
  ['<', '{'],
  ['!', '|'],
  ['>', '}'],
  ['-', '~'],
]);

/** What is kept as it is, or one character that replaces three. */
interface Segment {
  readonly logical: number;
  readonly raw: number;
  readonly isTrigraph: boolean;
}

export function logicalText(raw: string, hasTrigraphs: boolean): LogicalText {
  const segments: Segment[] = [];
  const parts: string[] = [];
  let length = 0;
  let kept = 0;
  const keepTo = (end: number): void => {
    if (end <= kept) return;
    segments.push({ logical: length, raw: kept, isTrigraph: false });
    parts.push(raw.slice(kept, end));
    length += end - kept;
  };
  const nextOdd = oddPlaces(raw, hasTrigraphs);
  for (let at = nextOdd(0); at < raw.length;) {
    const trigraph = hasTrigraphs && raw.startsWith('??', at) ? trigraphs.get(raw.charAt(at + 2)) : undefined;
    const isBackslash = trigraph === '\\' || raw.charAt(at) === '\\';
    const size = trigraph === undefined ? 1 : 3;
    const splice = isBackslash ? endOfLine(raw, at + size) : undefined;
    if (splice !== undefined) {
      keepTo(at);
      kept = splice;
    } else if (trigraph !== undefined) {
      keepTo(at);
      segments.push({ logical: length, raw: at, isTrigraph: true });
      parts.push(trigraph);
      length += 1;
      kept = at + 3;
    }
    at = nextOdd(Math.max(kept, at + size));
  }
  if (kept === 0) return { text: raw, startOf: itself, endOf: itself, logicalAt: itself };
  keepTo(raw.length);
  const indexBefore = (offset: number, key: 'logical' | 'raw') =>
    countBelow(segments, offset + 1, (segment) => segment[key]) - 1;
  return {
    text: parts.join(''),
    startOf(offset) {
      const segment = segments[indexBefore(offset, 'logical')];
      if (segment === undefined || offset >= length) return raw.length;
      return segment.raw + offset - segment.logical;
    },
    endOf(offset) {
      const last = segments[indexBefore(offset - 1, 'logical')];
      if (last === undefined) return 0;
      return last.isTrigraph ? last.raw + 3 : last.raw + offset - last.logical;
    },
    logicalAt(offset) {
      const index = indexBefore(offset, 'raw');
      const segment = segments[index];
      if (segment === undefined) return 0;
      const next = segments[index + 1]?.logical ?? length;
      return Math.min(next, segment.logical + offset - segment.raw);
    },
  };
}

function itself(offset: number): number {
  return offset;
}

/** Finds the next place of a backslash or trigraph. Each place is searched for once, as `from` only increases. */
function oddPlaces(raw: string, hasTrigraphs: boolean): (from: number) => number {
  const next = (mark: string) => {
    let found = -1;
    return (from: number): number => {
      if (found < from) {
        const place = raw.indexOf(mark, from);
        found = place === -1 ? raw.length : place;
      }
      return found;
    };
  };
  const backslash = next('\\');
  if (!hasTrigraphs) return backslash;
  const question = next('??');
  return (from) => Math.min(backslash(from), question(from));
}

/** The offset after the end of this line, if only blanks are left of it: g++ joins such lines, too. */
function endOfLine(raw: string, from: number): number | undefined {
  let at = from;
  while (' \t\f\v'.includes(raw.charAt(at)) && at < raw.length) at += 1;
  if (raw.charAt(at) === '\n') return at + 1;
  return raw.startsWith('\r\n', at) ? at + 2 : undefined;
}
