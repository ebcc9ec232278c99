import { readFile } from 'node:fs/promises';

/**
 * Identifies a process by its number, the time of its start and the start of the machine, so that a later process with
 * the same number differs. It is used as the name of a file.
 */
export type ProcessIdentity = string;

const identityPattern = /^(?<pid>[1-9]\d*)-\d+-[0-9a-f-]*$/;

export async function ownIdentity(): Promise<ProcessIdentity> {
  return (await identityOf(process.pid)) ?? withoutTimes(process.pid);
}

/** The number of the process if it is alive. */
export async function livingProcess(identity: ProcessIdentity): Promise<number | undefined> {
  const pid = Number(identityPattern.exec(identity)?.groups?.['pid']);
  if (!Number.isSafeInteger(pid)) return undefined;
  if (identity === withoutTimes(pid)) return exists(pid) ? pid : undefined;
  return (await identityOf(pid)) === identity ? pid : undefined;
}

/** Undefined if the process is dead, or if the system does not show processes as Linux does. */
async function identityOf(pid: number): Promise<ProcessIdentity | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // The program's name, in brackets, may contain anything; the twentieth field after it is the time of the start.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie does not write any more.
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return `${pid}-${fields[19] ?? '0'}-${boot.trim()}`;
}

function withoutTimes(pid: number): ProcessIdentity {
  return `${pid}-0-`;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
