import { cpus, loadavg, release, totalmem } from 'node:os';

/** The machine that the figures were measured on; they mean nothing without it. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGiB: number;
  readonly kernel: string;
  readonly node: string;
  readonly compiler: string;
  /** The load before the benchmark. On a busy machine, processor times are more reliable than wall times. */
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
