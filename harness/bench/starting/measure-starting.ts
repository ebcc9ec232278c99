import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startProcess } from '../../process/start-process.ts';
import { programFolder, projectFolder, referenceFolder } from '../../prepare/home.ts';

/* Measures the commands that a person waits for who checks one program. Each process starts, works and ends. */

/** Seconds of wall time, the median of some rounds. */
export interface StartFigures {
  /** `node -e 0` */
  readonly node: number;
  /** `verbatim --version` */
  readonly version: number;
  /** `g++ x.cpp` */
  readonly bare: number;
  /** The first `verbatim check x.cpp` of a right program. Precompiled headers and our compiled parts exist already. */
  readonly first: number;
  /** The same command again. */
  readonly unchanged: number;
}

const rounds = 9;

/** Measures every process in every round, so that a machine that becomes slower affects all of them. */
export async function measureStarting(options: {
  /** An empty folder. */
  readonly folder: string;
  readonly say: (text: string) => void;
}): Promise<StartFigures> {
  const place = join(options.folder, 'starting');
  const cache = join(place, 'cache');
  await mkdir(place);
  const source = join(referenceFolder(), 'domineering', 'solution', 'domineering.cpp');
  const main = join(programFolder(), 'main.js');
  const run = async (file: string, ...args: readonly string[]) => {
    await startProcess(file, args, { cwd: place, env: { XDG_CACHE_HOME: cache }, stdout: 'ignore' });
  };
  const forget = () =>
    Promise.all(
      ['results', 'cases'].map((name) => rm(join(cache, 'verbatim', name), { recursive: true, force: true })),
    );
  const nothing = async () => {};
  const contestants = {
    node: { before: nothing, start: () => run(process.execPath, '-e', '0') },
    version: { before: nothing, start: () => run(process.execPath, main, '--version') },
    bare: { before: nothing, start: () => run('g++', source, '-o', join(place, 'program')) },
    first: { before: forget, start: () => run(process.execPath, main, 'check', source) },
    unchanged: { before: nothing, start: () => run(process.execPath, main, 'check', source) },
  } as const;
  options.say('measuring the start of a check');
  // Makes the compiled parts, and then the precompiled headers for both kinds of build. All of them are kept.
  await contestants.first.start();
  const few = ['s1155000001', 's1155000002', 's1155000003'];
  const demo = join(projectFolder(), 'harness', 'demo', 'domineering');
  await run(process.execPath, main, 'grade', demo, '--faults', '--out', join(place, 'graded'), '--only', ...few);
  const all: Record<keyof StartFigures, number[]> = { node: [], version: [], bare: [], first: [], unchanged: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['node', 'version', 'bare', 'first', 'unchanged'] as const) {
      const { before, start } = contestants[name];
      await before();
      const begin = performance.now();
      await start();
      all[name].push((performance.now() - begin) / 1000);
    }
  }
  return {
    node: median(all.node),
    version: median(all.version),
    bare: median(all.bare),
    first: median(all.first),
    unchanged: median(all.unchanged),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

export interface StartRatio {
  readonly what: string;
  readonly seconds: number;
  readonly against: string;
  readonly ratio: number;
  readonly bar: number;
}

export function startRatios({ node, version, bare, first, unchanged }: StartFigures): readonly StartRatio[] {
  return [
    { what: 'verbatim --version', seconds: version, against: 'node -e 0', ratio: version / node, bar: 3 },
    { what: 'the first check of a program', seconds: first, against: 'g++ x.cpp', ratio: first / bare, bar: 2.5 },
    { what: 'the same check again', seconds: unchanged, against: 'g++ x.cpp', ratio: unchanged / bare, bar: 0.8 },
  ];
}

export function startLines(figures: StartFigures): string[] {
  return startRatios(figures).map(
    ({ what, seconds, against, ratio, bar }) =>
      `${what.padEnd(29)} ${(seconds * 1000).toFixed(0).padStart(5)} ms, ${ratio.toFixed(2)} times ${against.padEnd(9)}  limit ${bar}: ${ratio <= bar ? 'kept' : 'exceeded'}`,
  );
}
