import type { CodeFile, CodeLine } from './code-lines.ts';
import { grouped } from '../cpp/source/grouped.ts';

/** The same lines of code in two files. */
export interface StandingTwice {
  readonly lines: number;
  readonly places: readonly [LineOfFile, LineOfFile];
}

export interface LineOfFile {
  readonly file: string;
  readonly line: number;
}

/** A stretch has at least so many lines, and so many lines with words in them: shorter ones are alike by chance. */
const minLines = 5;
const minLinesWithWords = 3;

/**
 * How many lines are compared in all. Programs of a course need some thousands. If files repeat the same lines over and
 * over, only what was found until then is reported.
 */
const maxCompared = 5_000_000;

/** Every stretch of lines that is in two of the files, each as long as it can be. */
export function standingTwice(files: readonly CodeFile[]): StandingTwice[] {
  const work = { left: maxCompared };
  const read = files.map(comparedFile);
  return read.flatMap((one, index) => read.slice(index + 1).flatMap((other) => commonStretches(one, other, work)));
}

interface ComparedFile {
  readonly name: string;
  readonly lines: readonly CodeLine[];
  /** The indexes of the lines with each text. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

function commonStretches(one: ComparedFile, other: ComparedFile, work: { left: number }): StandingTwice[] {
  const taken = new Set<number>();
  const found: StandingTwice[] = [];
  for (let start = 0; start < one.lines.length && work.left > 0; start += 1) {
    let best = { length: 0, at: 0 };
    for (const at of other.places.get(one.lines[start]?.text ?? '') ?? []) {
      const length = commonLength(one.lines, start, other.lines, at, taken);
      work.left -= length + 1;
      if (length > best.length) best = { length, at };
      if (work.left <= 0) break;
    }
    const stretch = one.lines.slice(start, start + best.length);
    work.left -= stretch.length;
    const [first, second] = [one.lines[start], other.lines[best.at]];
    if (first === undefined || second === undefined || !isLongEnough(stretch)) continue;
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

function comparedFile(file: CodeFile): ComparedFile {
  const lines = comparedLines(file);
  const places = grouped([...lines.keys()], (index) => lines[index]?.text ?? '');
  return { name: file.name, lines, places };
}

/** What every program begins with does not count as a copy. */
function comparedLines({ lines }: CodeFile): CodeLine[] {
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

function isLongEnough(stretch: readonly CodeLine[]): boolean {
  return stretch.length >= minLines && stretch.filter(({ text }) => /\w/.test(text)).length >= minLinesWithWords;
}
