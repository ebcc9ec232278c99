import { readFileSync } from 'node:fs';
import { childrenOf } from '../process/children-of.ts';

/** Seconds that some work took: wall time, and processor time of this process and of the processes that it started. */
export interface Cost {
  readonly wall: number;
  readonly node: number;
  readonly children: number;
}

export const nothing: Cost = { wall: 0, node: 0, children: 0 };

export async function measure<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly cost: Cost }> {
  const before = now();
  const result = await work();
  return { result, cost: difference(now(), before) };
}

export function sum(one: Cost, other: Cost): Cost {
  return {
    wall: one.wall + other.wall,
    node: one.node + other.node,
    children: one.children + other.children,
  };
}

export function processorTime({ node, children }: Cost): number {
  return node + children;
}

function difference(one: Cost, other: Cost): Cost {
  return { wall: one.wall - other.wall, node: one.node - other.node, children: one.children - other.children };
}

function now(): Cost {
  const { user, system } = process.cpuUsage();
  return { wall: performance.now() / 1000, node: (user + system) / 1e6, children: childrenSeconds() };
}

/** Processor time of all children, ended or not; Node has no function for it. A tick is a hundredth of a second. */
function childrenSeconds(): number {
  const [, , ofEnded] = ticksOf('self');
  // Our servers are still running; the processes that they started count with them.
  const ofLiving = childrenOf(process.pid).map((pid) => ticksOf(String(pid)).reduce((all, ticks) => all + ticks, 0));
  return ofLiving.reduce((all, ticks) => all + ticks, ofEnded) / 100;
}

/** Ticks of the process itself, of the kernel on its behalf, and of its children that have ended. */
function ticksOf(pid: string): [number, number, number] {
  const stat = statOf(pid);
  // The name of the process is in brackets and may contain spaces.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11);
  return [user, system, childrenUser + childrenSystem];
}

function statOf(pid: string): string {
  return textOf(`/proc/${pid}/stat`);
}

/** A file of the kernel about a process; empty if the process has ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

/**
 * The peak memory of this process and of the processes that read sources for it (harness/reading). They all share the
 * pages of Node's own file, which count only once.
 */
export function peakMiB(): number {
  const readers = childrenOf(process.pid).filter((pid) => textOf(`/proc/${pid}/cmdline`).includes('reader-process'));
  const ofReaders = readers.map((pid) => {
    const status = textOf(`/proc/${pid}/status`);
    return kibibytesOf('VmHWM', status) - kibibytesOf('RssFile', status);
  });
  return [process.resourceUsage().maxRSS, ...ofReaders].reduce((all, kibibytes) => all + kibibytes, 0) / 1024;
}

function kibibytesOf(name: string, status: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0);
}
