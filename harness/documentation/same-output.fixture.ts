/** Alone on a line, this stands for any number of lines; inside a line, for any text. */
const anything = '...';

/** Whether a command printed what the document shows. Spaces at the ends of lines do not count. */
export function isSameOutput(shown: string, printed: string): boolean {
  return sameLines(linesOf(shown), linesOf(printed));
}

/** The first shown line that does not match, counted from 1; undefined if all match. */
export function firstWrongLine(shown: string, printed: string): number | undefined {
  if (isSameOutput(shown, printed)) return undefined;
  const lines = shown.trimEnd().split('\n');
  const wrong = lines.findIndex(
    (_, index) => !isSameOutput([...lines.slice(0, index + 1), anything].join('\n'), printed),
  );
  // All shown lines match, but more was printed.
  return wrong === -1 ? lines.length + 1 : wrong + 1;
}

function linesOf(text: string): string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
}

function sameLines(shown: readonly string[], printed: readonly string[]): boolean {
  const [first, ...rest] = shown;
  if (first === undefined) return printed.length === 0;
  if (first.trim() === anything) {
    return Array.from({ length: printed.length + 1 }, (_, count) => count).some((count) =>
      sameLines(rest, printed.slice(count)),
    );
  }
  const [line] = printed;
  return line !== undefined && isSameLine(first, line) && sameLines(rest, printed.slice(1));
}

function isSameLine(shown: string, printed: string): boolean {
  const [first = '', ...parts] = shown.split(anything);
  const last = parts.pop();
  if (last === undefined) return shown === printed;
  if (!printed.startsWith(first)) return false;
  let at = first.length;
  for (const part of parts) {
    const found = printed.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return printed.length - last.length >= at && printed.endsWith(last);
}
