import { cpus, loadavg, release, totalmem } from 'node:os';

/** Where the figures were measured: they mean nothing without it. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGiB: number;
  readonly kernel: string;
  readonly node: string;
  readonly compiler: string;
  /** What else ran before: of a busy machine, the processor times tell more than the clock. */
  readonly loadBefore: number;
}

export function describeMachine(compiler: string): Machine {
  const processors = cpus();
  return {
    processor: processors[0]?.model ?? 'unknown',
    cores: processors.length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    kernel: release(),
    node: process.version,
    compiler,
    loadBefore: loadavg()[0] ?? 0,
  };
}
