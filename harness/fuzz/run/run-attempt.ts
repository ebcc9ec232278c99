import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Attempt } from '../attempt.ts';
import type { Breach } from '../demands/breach.ts';
import { breachesOfCommand } from '../demands/command.ts';
import { breachesOfFolders, listingOf } from '../demands/left.ts';
import { breachesOfPages } from '../demands/pages.ts';
import {
  breachesOfHonest,
  breachesOfHostile,
  breachesOfReading,
  breachesOfRules,
  resultsIn,
} from '../demands/results.ts';
import type { Bench } from './bench.ts';
import type { HonestRun } from './honest-runs.ts';
import { type Place, commandLine, copyProject, giveTo, writeInput } from './place.ts';

export interface Outcome {
  readonly breaches: readonly Breach[];
  /** The wall time of the slowest command. */
  readonly seconds: number;
  /** A command exceeded its wall time but not its processor time: a busy machine may be the reason. */
  readonly stoppedByClock: boolean;
  /** The output of the commands. */
  readonly printed: string;
}

/** The limits of each command. */
export interface CommandLimit {
  /** Wall time; longer on a busy machine. */
  readonly seconds: number;
  /** Processor time of the grader itself, without compilers and students' programs. */
  readonly processorSeconds: number;
}

export interface AttemptAt {
  readonly bench: Bench;
  readonly place: Place;
  /** A new folder for this attempt. */
  readonly folder: string;
  readonly limit: CommandLimit;
  readonly alone: HonestRun | undefined;
  /** Work folders are on disk, in a folder for temporary files, not in memory. */
  readonly onDisk: boolean;
}

/** Runs the commands of an attempt and checks all demands. */
export async function runAttempt(attempt: Attempt, at: AttemptAt): Promise<Outcome> {
  const { bench, place, folder, limit, alone, onDisk } = at;
  const [input, out] = [join(folder, 'in'), join(folder, 'out')];
  const [cwd, temporary] = [join(folder, 'cwd'), join(folder, 'tmp')];
  await writeInput(input, attempt.files);
  for (const one of [cwd, temporary]) await mkdir(one, { recursive: true });
  if (attempt.startsGraded === true && alone !== undefined)
    await cp(alone.out, out, { recursive: true, preserveTimestamps: true });
  const program =
    attempt.cases === undefined ? commandLine() : await copyProject(join(folder, 'project'), attempt.cases);
  await giveTo(place.user, folder);
  const inputBefore = await listingOf(input);

  const breaches: Breach[] = [];
  let [seconds, printed, stoppedByClock] = [0, '', false];
  for (const step of attempt.steps) {
    const kept = await bench.run(place, {
      ...{ program, cwd, args: step.args, ...limit },
      ...(onDisk ? { temporary } : {}),
    });
    seconds = Math.max(seconds, kept.seconds);
    printed += `$ verbatim ${step.args.join(' ')}\n${kept.stdout}\n${kept.stderr}\n`;
    stoppedByClock ||= kept.timedOut && (kept.processorSeconds ?? 0) <= limit.processorSeconds;
    breaches.push(...breachesOfCommand(kept, step));
    // The following commands need the results of this one.
    if (kept.exit !== 0) break;
  }
  const stopped = breaches.some(({ demand }) => demand === 'ends');
  // A command that we stopped could neither finish nor clean up.
  if (!stopped) {
    breaches.push(...(await breachesOfRun(attempt, out, alone)));
    breaches.push(...(await breachesOfFolders({ empty: [cwd, temporary, place.home], input, inputBefore, out })));
  }
  return { breaches, seconds, stoppedByClock, printed };
}

async function breachesOfRun(attempt: Attempt, out: string, alone: HonestRun | undefined): Promise<Breach[]> {
  const results = await resultsIn(out);
  const nothing = results.size === 0;
  // Exit code 2 was allowed or has already been reported, so there is nothing to compare.
  if (nothing && (attempt.damaged === true || attempt.hasHostile !== true)) return [];
  const pages = await breachesOfPages(out, results);
  if (attempt.damaged === true) return [...breachesOfReading(results), ...pages];
  if (alone === undefined) return pages;
  const honest = breachesOfHonest(results, alone.results, attempt.mayName);
  const hostile = attempt.hasHostile === true ? breachesOfHostile(results, alone.results) : [];
  const rules = attempt.breaksRules === true ? breachesOfRules(results, alone.results) : [];
  return [...honest, ...hostile, ...rules, ...pages];
}
