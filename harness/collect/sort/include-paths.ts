import { baseName } from '../name-match.ts';

/** Finds the file that an include names, among all files that were handed in. */
export interface IncludePaths {
  /** Undefined if it names none of them. */
  resolve(from: string, named: string): string | undefined;
}

/**
 * A project may have folders for headers that only its own compiler settings know, and a course site may put all files
 * into one folder. So if no file has the included path, the file whose path has the longest common end is taken.
 */
export function includePaths(names: readonly string[]): IncludePaths {
  const known = new Set(names);
  const byBaseName = new Map<string, string[]>();
  for (const name of names) {
    const base = baseName(name);
    byBaseName.set(base, [...(byBaseName.get(base) ?? []), name]);
  }
  return {
    resolve(from, named) {
      const path = named.replaceAll('\\', '/');
      const exact = joined(from.slice(0, from.lastIndexOf('/') + 1), path);
      if (exact !== undefined && known.has(exact)) return exact;
      const candidates = byBaseName.get(baseName(path)) ?? [];
      const wanted = path.split('/').filter((step) => step !== '.' && step !== '..');
      const fits = candidates.map((name) => commonEnd(name.split('/'), wanted));
      const best = Math.max(0, ...fits);
      return candidates[fits.indexOf(best)];
    },
  };
}

/** The joined path; undefined if it leads out of the submission. */
function joined(folder: string, path: string): string | undefined {
  const steps: string[] = [];
  for (const step of `${folder}${path}`.split('/')) {
    if (step === '' || step === '.') continue;
    if (step !== '..') steps.push(step);
    else if (steps.pop() === undefined) return undefined;
  }
  return steps.join('/');
}

function commonEnd(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && length < other.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}
