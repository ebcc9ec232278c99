import { childrenOf } from './children-of.ts';
import { killGroup } from './process.ts';

/**
 * Kills a server and all processes that it has started. Killing its process group is not enough: each tool has its own
 * group, so that it can be killed alone.
 */
export function killTree(pid: number | undefined): void {
  if (pid === undefined) return;
  const all = [pid, ...descendantsOf(pid)];
  for (const one of all) {
    killGroup(one);
    killAlone(one);
  }
}

function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);
}

function killAlone(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}
