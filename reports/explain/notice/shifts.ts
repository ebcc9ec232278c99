const maxLines = 12;
/** So many lines must agree after the extra ones, so that the match is not by chance. */
const mustAgree = 2;
/** The same if the texts differ again later. */
const mustAgreeOtherwise = 6;

/** Stretches of lines that only one of two texts has. */
export interface Shift {
  /** How many lines the first stretch has; it is at the very beginning. */
  readonly lines: number;
  /** How many more stretches there are. */
  readonly again: number;
  /** Whether the two texts are the same to their ends, except for these stretches. */
  readonly complete: boolean;
}

/** The extra lines of `longer`; undefined if it does not begin with any. */
export function shiftsOf(shorter: readonly string[], longer: readonly string[]): Shift | undefined {
  const lines = shiftAt(shorter, 0, longer, 0);
  if (lines === undefined) return undefined;
  let again = 0;
  let from = 0;
  let to = lines;
  while (from < shorter.length) {
    if (shorter[from] === longer[to]) {
      from += 1;
      to += 1;
      continue;
    }
    const next = shiftAt(shorter, from, longer, to);
    if (next === undefined) return from < mustAgreeOtherwise ? undefined : { lines, again, complete: false };
    again += 1;
    to += next;
  }
  return { lines, again, complete: to === longer.length };
}

/** After how many lines of `longer` the lines of `shorter` follow. */
function shiftAt(shorter: readonly string[], from: number, longer: readonly string[], to: number): number | undefined {
  const agree = Math.min(mustAgree, shorter.length - from);
  if (agree === 0) return undefined;
  for (let lines = 1; lines <= maxLines && to + lines + agree <= longer.length; lines += 1) {
    if (agreeAt(shorter, from, longer, to + lines, agree)) return lines;
  }
  return undefined;
}

function agreeAt(one: readonly string[], from: number, other: readonly string[], to: number, lines: number): boolean {
  for (let index = 0; index < lines; index += 1) if (one[from + index] !== other[to + index]) return false;
  return true;
}
