/** A line that ended a literal block too early, because the block's first line began with spaces. */
export interface ShallowLine {
  /** The place in the line after its indentation. */
  readonly offset: number;
  /** The end of the lines that were meant to be in the block. */
  readonly end: number;
  /** The header with which all of them are in the block: `session: |2`. */
  readonly header: string;
}

/**
 * YAML takes the indentation of a block from its first line. If that line begins with spaces of its own, the next line
 * is outside the block, and YAML's error has nothing to do with the mistake. `at` is the place of that error.
 */
export function findShallowLine(text: string, at: number): ShallowLine | undefined {
  const lines = text.split('\n');
  let index = text.slice(0, at).split('\n').length - 1;
  while (index < lines.length && isBlank(lines[index])) index++;
  const indentation = indentationOf(lines[index]);
  let above = index - 1;
  while (above >= 0 && (isBlank(lines[above]) || indentationOf(lines[above]) > indentation)) above--;
  const header = /^([ -]*)([^\s#'":|-][^#'":|]*:[ \t]+\|)([-+]?)[ \t]*(#.*)?\r?$/.exec(lines[above] ?? '');
  if (header === null) return undefined;
  const [, before = '', key = '', chomping = ''] = header;
  const indicator = indentation - before.length;
  // Lines with only spaces indent a block as well, and YAML allows no indicator above 9.
  const isDeeper = lines.slice(above + 1, index).some((line) => indentationOf(line) > indentation);
  if (indicator < 1 || indicator > 9 || !isDeeper) return undefined;
  let next = index;
  while (next < lines.length && (isBlank(lines[next]) || indentationOf(lines[next]) > before.length)) next++;
  return {
    offset: startOf(lines, index) + indentation,
    end: startOf(lines, next),
    header: `${key}${indicator}${chomping}`,
  };
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}

function indentationOf(line: string | undefined): number {
  return /^ */.exec(line ?? '')?.[0].length ?? 0;
}

function startOf(lines: readonly string[], index: number): number {
  return lines.slice(0, index).reduce((offset, line) => offset + line.length + 1, 0);
}
