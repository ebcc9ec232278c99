/** How many lines of a tool's messages are read at the beginning and at the end, and how much of each line. */
const maxFirst = 4000;
const maxLast = 400;
const maxErrors = 400;
const maxHead = 3000;
const maxTail = 300;

/**
 * The lines that a compiler, an assembler or a linker prints. A source decides how many there are and how long they
 * are, by a macro of a few bytes. If there are too many, this keeps the first lines, the first errors after them, and
 * the last lines, in which a tool reports its own failure. A line that is too long keeps its beginning and its end.
 */
export function messageLines(text: string): string[] {
  const first = linesFrom(text, 0, maxFirst);
  if (first.end === text.length) return first.lines;
  const last = startOfLast(text, first.end);
  const errors = linesWithErrors(text, first.end, last);
  return [...first.lines, ...errors, ...linesFrom(text, last, maxLast).lines];
}

function linesFrom(text: string, start: number, max: number): { readonly lines: string[]; readonly end: number } {
  const lines: string[] = [];
  let at = start;
  while (at < text.length && lines.length < max) {
    const end = endOfLine(text, at);
    lines.push(shortened(text, at, end));
    at = end + 1;
  }
  return { lines, end: Math.min(at, text.length) };
}

function startOfLast(text: string, from: number): number {
  let start = text.endsWith('\n') ? text.length - 1 : text.length;
  for (let count = 0; count < maxLast && start > from; count += 1) start = text.lastIndexOf('\n', start - 1);
  return Math.max(start + 1, from);
}

function linesWithErrors(text: string, from: number, to: number): string[] {
  const lines: string[] = [];
  let at = from;
  for (;;) {
    const error = text.indexOf('rror: ', at);
    if (error === -1 || error >= to || lines.length === maxErrors) return lines;
    const end = endOfLine(text, error);
    lines.push(shortened(text, text.lastIndexOf('\n', error) + 1, end));
    at = end + 1;
  }
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

function shortened(text: string, start: number, end: number): string {
  if (end - start <= maxHead + maxTail) return text.slice(start, end);
  return `${text.slice(start, start + maxHead)}…${text.slice(end - maxTail, end)}`;
}
