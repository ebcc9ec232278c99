import { availableParallelism } from 'node:os';
import { openResultCache } from '../batch/results/result-cache.ts';
import { runBatch } from '../batch/class/run-batch.ts';
import { readSolution } from '../prepare/known-programs.ts';
import { referenceFolder } from '../prepare/home.ts';
import { prepareToolchain } from '../prepare/prepare-toolchain.ts';
import { prepareAssignment } from '../prepare/assignments/find-assignment.ts';
import type { Submission } from '../model/submission/submission.ts';
import { gradeAndRender } from './grade-and-render.ts';
import { hostilePrograms, hostileSubmission, loopsEverywhere, sleepsEverywhere } from './hostile-programs.ts';
import { generateClass } from './submissions.ts';
import { readApart } from '../reading/read-apart.ts';

/* Measures submissions that loop, sleep, or keep a machine busy in other ways: each alone, and some in a class. */

export interface HostileFigures {
  /** Seconds, by what the program does. */
  readonly alone: Readonly<Record<string, number>>;
  /** Seconds for a class of honest submissions, and for the same with hostile ones among them. */
  readonly classAlone: number;
  readonly classWithHostile: number;
  /** The time that the loops of the class may use by their limits, spread over all processors. */
  readonly allowed: number;
}

interface Options {
  readonly workers: number;
  readonly folder: string;
  readonly say: (text: string) => void;
}

const assignments = ['domineering', 'lines-of-action', 'score-four'] as const;
const honest = 85;
const looping = 10;
const sleeping = 5;
const seed = 1122;

export async function measureHostile(options: Options): Promise<HostileFigures> {
  const reading = readApart();
  reading.warmUp();
  const toolchain = await prepareToolchain({ manySubmissions: true, reading });
  const alone: Record<string, number> = {};
  for (const id of assignments) {
    const [prepared, solution] = await Promise.all([
      prepareAssignment(id, undefined),
      readSolution(referenceFolder(), id),
    ]);
    const job = { ...prepared, toolchain, reading, folder: options.folder };
    await gradeAndRender(job, solution, undefined);
    for (const hostile of hostilePrograms) {
      const name = `${id} ${hostile.name}`;
      const submission = hostileSubmission('hostile', solution, hostile);
      alone[name] = await secondsOf(() => gradeAndRender(job, submission, undefined));
      options.say(`${name}: ${alone[name].toFixed(1)} s`);
    }
  }
  const { prepared, others, hostile } = await hostileClass();
  const job = { ...prepared, toolchain, reading, folder: options.folder };
  const cache = await openResultCache(options.folder);
  const gradeClass = (version: string, submissions: readonly Submission[]) =>
    secondsOf(() =>
      runBatch(
        submissions,
        options.workers,
        (submission) => gradeAndRender(job, submission, { cache, version }),
        () => {},
      ),
    );
  // The first class warms up. Each class has its own version, so that no result comes from the cache of another class.
  await gradeClass('first', others.slice(0, 10));
  const classAlone = await gradeClass('alone', others);
  options.say(`a class of ${others.length}: ${classAlone.toFixed(1)} s`);
  const classWithHostile = await gradeClass('mixed', mixed(others, hostile));
  options.say(`with ${hostile.length} hostile ones: ${classWithHostile.toFixed(1)} s`);
  const allowed = (looping * prepared.assignment.limits.cpuSeconds) / availableParallelism();
  return { alone, classAlone, classWithHostile, allowed };
}

async function hostileClass() {
  const [prepared, solution, others] = await Promise.all([
    prepareAssignment('domineering', undefined),
    readSolution(referenceFolder(), 'domineering'),
    generateClass(referenceFolder(), honest, seed),
  ]);
  const hostile = Array.from({ length: looping + sleeping }, (_, index) => {
    const id = `hostile${index}`;
    return hostileSubmission(id, solution, index % 3 === 1 ? sleepsEverywhere : loopsEverywhere);
  });
  return { prepared, others, hostile };
}

/** Spreads the hostile submissions evenly over the class. */
function mixed(honestOnes: readonly Submission[], hostile: readonly Submission[]): Submission[] {
  const step = honestOnes.length / hostile.length;
  const part = (from: number, to: number) => honestOnes.slice(Math.round(from * step), Math.round(to * step));
  return hostile.flatMap((one, index) => [...part(index, index + 0.5), one, ...part(index + 0.5, index + 1)]);
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}

const bars = { alone: 15, cost: 1.75 };

/**
 * What hostile submissions add to a class, as a multiple of the time that the limits allow their loops. A multiple of
 * the class would become larger whenever honest submissions become quicker to grade.
 */
export function hostileCost({ classAlone, classWithHostile, allowed }: HostileFigures): number {
  return (classWithHostile - classAlone) / allowed;
}

export function slowestAlone({ alone }: HostileFigures): readonly [name: string, seconds: number] {
  return Object.entries(alone).reduce((one, other) => (other[1] > one[1] ? other : one), ['none', 0]);
}

export function keepsHostileBars(figures: HostileFigures): boolean {
  return slowestAlone(figures)[1] <= bars.alone && hostileCost(figures) <= bars.cost;
}

export function hostileLines(figures: HostileFigures): string[] {
  const { classAlone, classWithHostile } = figures;
  const [name, seconds] = slowestAlone(figures);
  const cost = hostileCost(figures);
  const verdict = (isKept: boolean) => (isKept ? 'kept' : 'exceeded');
  return [
    `slowest submission   ${seconds.toFixed(1)} s (${name})   limit ${bars.alone}: ${verdict(seconds <= bars.alone)}`,
    `hostile class        ${classWithHostile.toFixed(1)} s instead of ${classAlone.toFixed(1)}: ${cost.toFixed(2)} times what its loops may use   limit ${bars.cost}: ${verdict(cost <= bars.cost)}`,
  ];
}
