import { setFlagsFromString } from 'node:v8';

interface EngineFlag {
  readonly flag: string;
  /** The newest V8 of which we know that it has this flag: one that has not says so on standard error, in every run. */
  readonly newest: readonly [major: number, minor: number];
}

/**
 * What is alive while a class is graded stays at some 40 MiB, however large the class is; but on a busy machine V8 lets
 * ever more garbage pile up before it looks. Now it looks when there is a third more garbage than life.
 */
const keepHeapSmall: EngineFlag = { flag: '--heap-growing-percent=130', newest: [14, 6] };

/**
 * Our own work for one submission is some ten milliseconds. By its own rule the V8 of Node 20 optimises 900 of our functions
 * for the first hundred, which takes twice as long as the work itself; so a function has to be eight times as busy for
 * that. Newer ones have a quick compiler between (Maglev), and other rules.
 */
const optimiseLater: EngineFlag = { flag: '--interrupt-budget=540672', newest: [11, 3] };

/** The parser of a reader is quick enough as it is first compiled, and takes 20 MiB less. */
const keepParserSmall: EngineFlag = { flag: '--liftoff-only', newest: [14, 6] };

/** For a process that grades: V8 is tuned for programs that run for days. */
export function tuneEngine(): void {
  for (const flag of engineFlags(process.versions.v8)) setFlagsFromString(flag);
}

/** For a process that reads (reader.ts). */
export function readerFlags(version: string): string[] {
  // One thread that compiles and collects garbage beside the main one: each takes some 5 MiB.
  return ['--v8-pool-size=1', ...flagsKnownTo(version, [keepHeapSmall, optimiseLater, keepParserSmall])];
}

/** Those that this V8 knows: `11.3.244.8-node.30`. */
export function engineFlags(version: string): string[] {
  return flagsKnownTo(version, [keepHeapSmall, optimiseLater]);
}

function flagsKnownTo(version: string, flags: readonly EngineFlag[]): string[] {
  const [major = Infinity, minor = 0] = version.split('.').map(Number);
  return flags
    .filter(({ newest }) => major < newest[0] || (major === newest[0] && minor <= newest[1]))
    .map(({ flag }) => flag);
}
