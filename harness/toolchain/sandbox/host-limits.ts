import { readFileSync } from 'node:fs';
import { toolLimits } from '../../process/run-tool.ts';

/**
 * The limits that compilers and programs need, with the name and the option of each limit in a shell. An ordinary user
 * cannot give a program more than he has.
 */
const needs = [
  { name: 'Max cpu time', called: 'processor time', flag: '-t', needed: 64, unit: 's', of: 1 },
  {
    name: 'Max address space',
    called: 'memory',
    flag: '-v',
    needed: toolLimits.memoryMiB,
    unit: 'MiB',
    of: 1 << 20,
  },
  {
    name: 'Max file size',
    called: 'the size of a file',
    flag: '-f',
    needed: toolLimits.fileMiB,
    unit: 'MiB',
    of: 1 << 20,
  },
  { name: 'Max stack size', called: 'the stack', flag: '-s', needed: 8, unit: 'MiB', of: 1 << 20 },
] as const;

/** A sentence about the first limit of this machine that is too low for grading; undefined if there is none. */
export function limitTooLow(
  limits = read('/proc/self/limits'),
  mayRaise = mayRaiseLimits(read('/proc/self/status')),
): string | undefined {
  if (mayRaise) return undefined;
  for (const { name, called, flag, needed, unit, of } of needs) {
    const line = limits.split('\n').find((one) => one.startsWith(`${name} `));
    const [, hard = 'unlimited'] = line?.slice(name.length).trim().split(/ +/) ?? [];
    if (hard === 'unlimited' || Number(hard) >= needed * of) continue;
    const there = Math.floor(Number(hard) / of);
    return (
      `the limit of ${called} is ${there} ${unit}, but grading needs ${needed} ${unit}: raise it, or start Verbatim ` +
      `in a shell where it has not been lowered ("ulimit -H ${flag}" shows it)`
    );
  }
  return undefined;
}

const mayRaiseBit = 24n;

/** CAP_SYS_RESOURCE, which a superuser in a container may lack. */
function mayRaiseLimits(status: string): boolean {
  const [, capabilities = '0'] = /^CapEff:\s*([\da-f]+)$/m.exec(status) ?? [];
  return ((BigInt(`0x${capabilities}`) >> mayRaiseBit) & 1n) === 1n;
}

/** Without /proc the limits are unknown; if one is too low, a run fails and says why. */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
