import { readFileSync } from 'node:fs';
import { endIdleServers } from '../toolchain/native/server-pool.ts';

/** Seconds that some work took: on the clock, and of the processors in this process and in those that it started. */
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
  // What they took counts when they have ended.
  await endIdleServers();
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

/** Of all children that have ended; Node has no call for it. A tick of the kernel's clock is a hundredth. */
function childrenSeconds(): number {
  const stat = readFileSync('/proc/self/stat', 'latin1');
  // The name of the process stands in brackets and may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

export function peakMiB(): number {
  return process.resourceUsage().maxRSS / 1024;
}
