import { childrenOf } from './children-of.ts';
import { killGroup } from './process.ts';

/**
 * Ends a server with all that it started, now. Each tool is in a group of its own, so that one can be ended alone, and what
 * a compiler has started would outlive both.
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
    // It has ended already.
  }
}
