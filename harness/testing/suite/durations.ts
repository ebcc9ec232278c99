import { readFileSync, writeFileSync } from 'node:fs';

/** How long the test files took in the last measurement ("npm run test:measure"). */
export interface Durations {
  /** When, and on what machine. */
  readonly measured: string;
  /** Total seconds and number of all other files. */
  readonly others: { readonly seconds: number; readonly files: number };
  /** Files of a second or more. */
  readonly seconds: Readonly<Record<string, number>>;
}

const path = 'harness/testing/suite/durations.json';

export function readDurations(): Durations {
  return JSON.parse(readFileSync(path, 'utf8')) as Durations;
}

export function writeDurations(all: ReadonlyMap<string, number>, measured: string): void {
  const [long, short] = [true, false].map((isLong) => [...all].filter(([, seconds]) => seconds >= 1 === isLong));
  const durations: Durations = {
    measured,
    others: {
      seconds: rounded((short ?? []).reduce((sum, [, seconds]) => sum + seconds, 0)),
      files: short?.length ?? 0,
    },
    seconds: Object.fromEntries(
      (long ?? []).toSorted(([, one], [, other]) => other - one).map(([file, seconds]) => [file, rounded(seconds)]),
    ),
  };
  writeFileSync(path, `${JSON.stringify(durations, undefined, 2)}\n`);
}

function rounded(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
