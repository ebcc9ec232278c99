/** Lines of a file that are shown or folded together, from 1; `last` is included. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
  readonly open: boolean;
}

const context = 3;
/** Fewer lines are not folded. */
const shortestFold = 4;

/** Opens the lines around remarks, and folds the rest. */
export function stretchesOf(lines: number, remarked: readonly number[]): Stretch[] {
  const stretches: Stretch[] = [];
  let next = 1;
  for (const line of remarked) {
    if (line < 1 || line > lines) continue;
    const last = Math.min(lines, line + context);
    const first = Math.max(1, line - context);
    const before = stretches.at(-1);
    if (before !== undefined && first - next < shortestFold) {
      stretches[stretches.length - 1] = { ...before, last: Math.max(before.last, last) };
    } else {
      if (first - next >= shortestFold) stretches.push({ first: next, last: first - 1, open: false });
      stretches.push({ first: first - next >= shortestFold ? first : next, last, open: true });
    }
    next = Math.max(next, last + 1);
  }
  if (next > lines) return stretches;
  const before = stretches.at(-1);
  if (before === undefined || lines - next + 1 >= shortestFold) {
    return [...stretches, { first: next, last: lines, open: false }];
  }
  return [...stretches.slice(0, -1), { ...before, last: lines }];
}
