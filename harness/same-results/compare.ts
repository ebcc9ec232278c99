/** What two versions made of one submission. More than one text: it was graded again, as they differed at first. */
export interface BothResults {
  readonly id: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** A program that loops or sleeps may be stopped elsewhere in each run: one pair that is the same will do. */
export function isSame({ before, after }: BothResults): boolean {
  return before.some((one) => after.includes(one));
}

/** Where two result files differ: the paths of their facts, a line each. */
export function differences(before: unknown, after: unknown, path = ''): string[] {
  if (Object.is(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => differences(before[name], after[name], path === '' ? name : `${path}.${name}`));
  }
  return [`${path}: ${shown(before)} -> ${shown(after)}`];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const maxShown = 120;

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > maxShown ? `${text.slice(0, maxShown)}...` : text;
}
