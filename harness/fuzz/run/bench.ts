import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kept, compileKeeper, keep } from './keeper.ts';
import type { Place } from './place.ts';

export interface BenchCommand {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly seconds: number;
  readonly processorSeconds: number;
  /** The folder for temporary files. If absent, work folders are in memory, as on most machines. */
  readonly temporary?: string;
}

/** Runs commands and watches them. */
export interface Bench {
  run(place: Place, command: BenchCommand): Promise<Kept>;
}

export async function openBench(root: string, signal: AbortSignal): Promise<Bench> {
  const keeper = await compileKeeper(root);
  return {
    async run({ user, home, cache }, { program, args, cwd, seconds, processorSeconds, temporary }) {
      const report = join(root, `report-${randomUUID()}`);
      const env = {
        PATH: process.env['PATH'] ?? '',
        HOME: home,
        XDG_CACHE_HOME: cache,
        NO_COLOR: '1',
        LANG: 'C.UTF-8',
        TZ: 'UTC',
        ...(temporary === undefined ? {} : { TMPDIR: temporary }),
      };
      try {
        return await keep(keeper, {
          command: [process.execPath, program, ...args],
          ...{ cwd, env, seconds, processorSeconds, report, signal },
          ...(user.uid === undefined ? {} : { uid: user.uid }),
        });
      } finally {
        await rm(report, { force: true });
      }
    },
  };
}
