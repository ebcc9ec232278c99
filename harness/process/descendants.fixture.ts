import { readFileSync } from 'node:fs';
import { childrenOf } from './children-of.ts';

export interface Descendant {
  readonly pid: number;
  /** The beginning of the program's name, as the kernel keeps it. */
  readonly name: string;
}

/** Every living process that this one has started, directly or indirectly. */
export function descendants(of: number = process.pid): Descendant[] {
  return childrenOf(of).flatMap((pid) => {
    const name = nameOf(pid);
    return name === undefined ? [] : [{ pid, name }, ...descendants(pid)];
  });
}

export function isAlive(pid: number): boolean {
  return nameOf(pid) !== undefined;
}

/** Undefined for a zombie, too: it has ended, and only its parent can remove it. */
function nameOf(pid: number): string | undefined {
  try {
    const [, name, state] = /^\d+ \((.*)\) (.)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return state === 'Z' ? undefined : name;
  } catch {
    return undefined;
  }
}
