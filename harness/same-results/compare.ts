/** The results of two versions for one submission; several of each if it was graded again after a difference. */
export interface BothResults {
  readonly id: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** One equal pair is enough, because a program that loops or sleeps may be stopped at a different place in each run. */
export function isSame({ before, after }: BothResults): boolean {
  return before.some((one) => after.includes(one));
}

/** The differences between two result files, one line for each fact with its path. */
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
