import type { Durations } from './durations.ts';

/** Estimates how long these files take with this number of workers. A file that was never measured counts as short. */
export function estimatedSeconds(files: readonly string[], { others, seconds }: Durations, workers: number): number {
  const short = others.seconds / Math.max(others.files, 1);
  const each = files.map((file) => seconds[file] ?? short);
  return Math.max(each.reduce((sum, one) => sum + one, 0) / workers, ...each);
}
