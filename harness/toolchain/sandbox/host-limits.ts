import { readFileSync } from 'node:fs';
import { toolLimits } from '../../process/run-tool.ts';

/** What compilers and programs are given, and how a shell calls the limit. An ordinary user cannot give more than he has. */
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

/** A sentence for the first limit of this machine that is too low to grade within it; undefined: none is. */
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
      `the limit of ${called} is ${there} ${unit} here, and grading needs ${needed} ${unit}: raise it, or start again ` +
      `from where it has not been lowered ("ulimit -H ${flag}" shows it)`
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

/** Without /proc nobody knows, and what happens then tells. */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
