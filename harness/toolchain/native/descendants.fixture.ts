import { readFileSync, readdirSync } from 'node:fs';

export interface Descendant {
  readonly pid: number;
  /** The beginning of the program's name, as the kernel keeps it. */
  readonly name: string;
}

/** Every living process that this one started, directly or not. */
export function descendants(of: number = process.pid): Descendant[] {
  const children = threadsOf(of).flatMap((thread) => childrenOf(of, thread));
  return children.flatMap((pid) => {
    const name = nameOf(pid);
    return name === undefined ? [] : [{ pid, name }, ...descendants(pid)];
  });
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function childrenOf(pid: number, thread: string): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** A zombie counts as dead. */
function nameOf(pid: number): string | undefined {
  try {
    const [, name, state] = /^\d+ \((.*)\) (.)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return state === 'Z' ? undefined : name;
  } catch {
    return undefined;
  }
}
