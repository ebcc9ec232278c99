import type { CodeFile, CodeLine } from './code-lines.ts';

/** The same lines of code in two files. */
export interface StandingTwice {
  readonly lines: number;
  readonly places: readonly [LineOfFile, LineOfFile];
}

export interface LineOfFile {
  readonly file: string;
  readonly line: number;
}

/** So many lines in a row, and so many of them with words in them: fewer are alike by chance. */
const leastLines = 5;
const leastTelling = 3;

/** Every stretch that stands in two of the files, as long as it can be. */
export function standingTwice(files: readonly CodeFile[]): StandingTwice[] {
  return files.flatMap((one, index) => files.slice(index + 1).flatMap((other) => commonStretches(one, other)));
}

function commonStretches(one: CodeFile, other: CodeFile): StandingTwice[] {
  const [left, right] = [telling(one), telling(other)];
  const taken = new Set<number>();
  const found: StandingTwice[] = [];
  for (let start = 0; start < left.length; start += 1) {
    let best = { length: 0, at: 0 };
    for (let at = 0; at < right.length; at += 1) {
      const length = commonLength(left, start, right, at, taken);
      if (length > best.length) best = { length, at };
    }
    const stretch = left.slice(start, start + best.length);
    const [first, second] = [left[start], right[best.at]];
    if (first === undefined || second === undefined || !isWorthTelling(stretch)) continue;
    for (let at = best.at; at < best.at + best.length; at += 1) taken.add(at);
    const places = [
      { file: one.name, line: first.line },
      { file: other.name, line: second.line },
    ] as const;
    found.push({ lines: best.length, places });
    start += best.length - 1;
  }
  return found;
}

/** What every program begins with is no copy. */
function telling({ lines }: CodeFile): CodeLine[] {
  return lines.filter(({ text }) => !text.startsWith('#') && !text.startsWith('using '));
}

function commonLength(
  left: readonly CodeLine[],
  start: number,
  right: readonly CodeLine[],
  at: number,
  taken: ReadonlySet<number>,
): number {
  let length = 0;
  while (
    left[start + length] !== undefined &&
    left[start + length]?.text === right[at + length]?.text &&
    !taken.has(at + length)
  ) {
    length += 1;
  }
  return length;
}

function isWorthTelling(stretch: readonly CodeLine[]): boolean {
  return stretch.length >= leastLines && stretch.filter(({ text }) => /\w/.test(text)).length >= leastTelling;
}
