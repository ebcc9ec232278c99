import { setFlagsFromString } from 'node:v8';

interface EngineFlag {
  readonly flag: string;
  /** The newest V8 that is known to have this flag. One without it says so on standard error, in every run. */
  readonly newest: readonly [major: number, minor: number];
}

/**
 * While a class is graded, some 40 MiB are alive, however large the class is; but on a busy machine V8 lets ever more
 * garbage pile up before it collects. With this flag, it collects when the heap has grown by a third.
 */
const keepHeapSmall: EngineFlag = { flag: '--heap-growing-percent=130', newest: [14, 6] };

/**
 * Our own work for one submission takes some ten milliseconds. By default, the V8 of Node 20 optimises 900 of our
 * functions during the first hundred submissions, which takes twice as long as the work itself. With this flag, a
 * function has to be eight times as busy for that. Newer versions have a quick compiler in between (Maglev), and other
 * rules.
 */
const optimiseLater: EngineFlag = { flag: '--interrupt-budget=540672', newest: [11, 3] };

/** The parser of a reader is quick enough without being optimised, and then takes 20 MiB less. */
const keepParserSmall: EngineFlag = { flag: '--liftoff-only', newest: [14, 6] };

/** For a process that grades: V8 is tuned for programs that run for days. */
export function tuneEngine(): void {
  for (const flag of engineFlags(process.versions.v8)) setFlagsFromString(flag);
}

/** For a process that reads (reader.ts). */
export function readerFlags(version: string): string[] {
  // One thread compiles and collects garbage beside the main one: each further thread takes some 5 MiB.
  return ['--v8-pool-size=1', ...flagsKnownTo(version, [keepHeapSmall, optimiseLater, keepParserSmall])];
}

/** The flags that a V8 of this version knows: `11.3.244.8-node.30`. */
export function engineFlags(version: string): string[] {
  return flagsKnownTo(version, [keepHeapSmall, optimiseLater]);
}

function flagsKnownTo(version: string, flags: readonly EngineFlag[]): string[] {
  const [major = Infinity, minor = 0] = version.split('.').map(Number);
  return flags
    .filter(({ newest }) => major < newest[0] || (major === newest[0] && minor <= newest[1]))
    .map(({ flag }) => flag);
}
