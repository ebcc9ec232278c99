import { readFileSync, readdirSync } from 'node:fs';

/** The living children of a process, whichever of its threads started them. */
export function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    // The process has ended, or this kernel does not list children.
    return [];
  }
}
