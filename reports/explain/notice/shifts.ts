const maxLines = 12;
/** Lines that must agree after the extra ones, so that the match is no chance. */
const mustAgree = 2;
/** The same where the texts part again later. */
const mustAgreeOtherwise = 6;

/** Stretches of lines that one text has and the other has not. */
export interface Shift {
  /** How many lines the first stretch has; it stands at the very beginning. */
  readonly lines: number;
  /** Further stretches. */
  readonly again: number;
  /** Whether the two texts are the same to their ends but for these stretches. */
  readonly complete: boolean;
}

/** The lines that `longer` has beyond `shorter`; undefined where it does not begin with such lines. */
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

/** After how many lines of `longer` the lines of `shorter` come. */
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
