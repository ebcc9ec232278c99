import { readFileSync } from 'node:fs';

export interface ProcessUsage {
  /** Processor time since it started. */
  readonly seconds: number;
  readonly residentMiB: number;
}

const ticksPerSecond = 100;
const pageMiB = 4 / 1024;

/** What another process has used so far; undefined if it has ended, or if this system does not say. */
export function processUsage(pid: number): ProcessUsage | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the process is in brackets and may contain blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system, pages] = [fields[11], fields[12], fields[21]].map(Number);
    if (user === undefined || system === undefined || pages === undefined) return undefined;
    return { seconds: (user + system) / ticksPerSecond, residentMiB: pages * pageMiB };
  } catch {
    return undefined;
  }
}
