import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kind } from './attempt.ts';
import { diceOf } from './dice.ts';
import { type Finding, keepFinding, replay } from './findings.ts';
import { generators } from './generators.ts';
import { honestClass } from './honest.ts';
import { openBench } from './run/bench.ts';
import { gradeAlone, honestRuns } from './run/honest-runs.ts';
import { makePlace } from './run/place.ts';
import { type CommandLimit, type Outcome, runAttempt } from './run/run-attempt.ts';
import type { User } from './run/users.ts';
import { type Turn, recipeOf, turns } from './schedule.ts';
import { Tally } from './tally.ts';

export interface FuzzOptions {
  readonly seed: number;
  readonly only: readonly Kind[];
  readonly start: number;
  readonly count: number;
  readonly jobs: number;
  readonly users: readonly User[];
  /** No attempt begins after this time of `performance.now()`. */
  readonly until: number;
  /** Seconds for a command on a quiet machine. */
  readonly limit: number;
  /** Where findings are kept. */
  readonly keep: string;
  /** A folder for everything else; the caller removes it. */
  readonly root: string;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

/** The time that an honest class takes on a quiet machine, once our own pieces are compiled. */
const quietSeconds = 2;

export async function fuzz(options: FuzzOptions): Promise<Tally> {
  const { seed, users, root, signal, say } = options;
  const bench = await openBench(root, signal);
  const places = await Promise.all(users.map((user) => makePlace(root, user)));
  const alone = honestRuns(bench);
  // The first run of each user compiles our own pieces; a second run then measures the speed of the machine.
  for (const place of places) await alone(place, honestClass('domineering'));
  let slowness = await measureSlowness();
  say(
    `seed ${seed}; time limit per command: ${(options.limit * slowness).toFixed(0)} seconds, because this machine is ${slowness.toFixed(1)} times as slow as a quiet one`,
  );

  const tally = new Tally();
  const upcoming = turns(options.only);
  let begun = 0;
  for (let skipped = 0; skipped < options.start; skipped += 1) upcoming.next();
  await Promise.all(Array.from({ length: options.jobs }, work));
  return tally;

  function limitNow(): CommandLimit {
    // Processor time grows, too, if many share the caches, but less than wall time: 2.7-fold at 30 times the load.
    return { seconds: options.limit * slowness, processorSeconds: options.limit * Math.min(3, slowness) };
  }

  async function work(): Promise<void> {
    while (begun < options.count && performance.now() < options.until && !signal.aborted) {
      begun += 1;
      await attempt(upcoming.next().value).catch((error: unknown) => {
        // After an abort, we have stopped the running commands ourselves.
        if (!signal.aborted) throw error;
      });
    }
  }

  async function attempt(turn: Turn): Promise<void> {
    const { kind, number } = turn;
    const recipe = recipeOf(seed, turn, generators[kind].recipes);
    const made = generators[kind].generate(recipe, diceOf(seed, kind, number));
    const place = places[number % places.length];
    if (place === undefined) throw new Error('there is no user');
    const honest = made.honest === undefined ? undefined : await alone(place, made.honest);
    const folder = join(place.attempts, `${kind}-${number}`);
    const run = () =>
      runAttempt(made, {
        ...{ bench, place, folder, limit: limitNow(), alone: honest },
        // Only root gets a separate /dev/shm. Without it, only a separate folder can be watched for leftovers.
        onDisk: number % 4 === 0 || process.getuid?.() !== 0,
      });
    let outcome = await run();
    if (outcome.stoppedByClock && !signal.aborted) {
      // The machine may have become busier in the meantime.
      slowness = Math.max(slowness, await measureSlowness());
      await rm(folder, { recursive: true, force: true });
      outcome = await run();
    }
    if (signal.aborted) return;
    await report(turn, { recipe, name: made.name, place: place.user, folder, outcome });
    await rm(folder, { recursive: true, force: true });
  }

  async function report(
    { kind, number }: Turn,
    {
      recipe,
      name,
      place,
      folder,
      outcome,
    }: { recipe: string; name: string; place: User; folder: string; outcome: Outcome },
  ): Promise<void> {
    const { breaches, seconds, printed } = outcome;
    const found = breaches.length > 0;
    tally.add({ kind, recipe, name, seconds, found });
    say(`${kind} ${number} (${place.name})  ${seconds.toFixed(1)} s  ${found ? 'FOUND' : 'ok'}  ${name}`);
    if (!found) return;
    const finding: Finding = { seed, kind, number, user: place.name, name, breaches };
    const kept = await keepFinding(finding, { attempt: folder, printed, folder: options.keep });
    for (const breach of breaches.slice(0, 6)) say(`    ${breach.demand}: ${breach.found}`);
    say(`    repeat: ${replay(finding)}\n    kept:   ${kept}`);
  }

  async function measureSlowness(): Promise<number> {
    const [place] = places;
    if (place === undefined) throw new Error('there is no user');
    const honest = honestClass('domineering');
    const { seconds } = await gradeAlone(bench, place, { ...honest, key: `speed-${performance.now()}` });
    return Math.max(1, seconds / quietSeconds);
  }
}
