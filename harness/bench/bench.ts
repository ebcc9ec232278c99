import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openResultCache } from '../batch/results/result-cache.ts';
import { runBatch } from '../batch/class/run-batch.ts';
import { referenceFolder } from '../prepare/home.ts';
import { prepareToolchain } from '../prepare/prepare-toolchain.ts';
import { prepareAssignment } from '../prepare/assignments/find-assignment.ts';
import { programVersion } from '../prepare/program-version.ts';
import { typedInput, typedLines } from '../model/assignment/transcript.ts';
import type { Submission } from '../model/submission/submission.ts';
import type { Figures } from './figures.ts';
import { readApart } from '../reading/read-apart.ts';
import { gradeAndRender } from './grade-and-render.ts';
import { describeMachine } from './machine.ts';
import { peakMiB } from './measure.ts';
import { measureClasses } from './memory.ts';
import { compileBare, programOf, runEachByExeca } from './other-ways.ts';
import { inParts, measureInterleaved } from './rounds.ts';
import { observed } from './stages.ts';
import { generateClass } from './submissions.ts';
import { benchSuite, casesOfSuite } from './suite.ts';

export interface BenchOptions {
  /** The size of a class. Each round has a different class. */
  readonly submissions: number;
  readonly workers: number;
  /** The size of the large class; 0 for none. */
  readonly class: number;
  /** An empty folder for all files of the benchmark. */
  readonly folder: string;
  readonly say: (text: string) => void;
}

const seed = 1120;
const rounds = 2;
/** How many submissions are graded one by one to measure the stages. */
const stageSize = 10;

export async function bench(options: BenchOptions): Promise<Figures> {
  const { submissions: count, workers, folder, say } = options;
  const reading = readApart();
  // Like `grade`, while everything else is prepared.
  reading.warmUp();
  const [prepared, toolchain, submissions] = await Promise.all([
    prepareAssignment('domineering', undefined),
    prepareToolchain({ manySubmissions: true, reading }),
    generateClass(referenceFolder(), rounds * count, seed),
  ]);
  const assignment = await benchSuite(prepared.assignment, prepared.reference);
  const job = { ...prepared, reading, assignment, folder };
  const earlier = { cache: await openResultCache(folder), version: programVersion() };
  const gradeClass = (one: readonly Submission[]) =>
    runBatch(
      one,
      workers,
      (submission) => gradeAndRender({ ...job, toolchain }, submission, earlier),
      () => {},
    );
  const machine = describeMachine(toolchain.facts.compiler);
  const inputs = assignment.sessions.map(({ transcript }) => typedInput(typedLines(transcript.pieces)));
  const bare = join(folder, 'bare');
  await mkdir(bare);
  // Before the rounds, because the first class on a machine makes the precompiled headers, which later classes use.
  const peaksOfClasses = await measureClasses(options);
  const classes = inParts(submissions, count);
  const costs = await measureInterleaved<readonly Submission[]>(
    classes,
    [
      // Compilers never wait, so more of them than processors would not help.
      { name: 'floor', work: (one) => compileBare(one, bare, availableParallelism()) },
      { name: 'grading', work: async (one) => void (await gradeClass(one)) },
      { name: 'regrading', work: async (one) => void (await gradeClass(one)) },
      {
        name: 'execa',
        work: async ([first]) => first && (await runEachByExeca(programOf(bare, first), inputs, workers)),
      },
    ],
    (round) => say(`round ${round} of ${rounds}`),
  );
  const peak = peakMiB();
  say('measuring the stages of a grading');
  const watched = observed(toolchain);
  const alone = await measureInterleaved(
    submissions.slice(0, stageSize),
    [
      {
        name: 'whole',
        work: async (submission) =>
          void (await gradeAndRender({ ...job, toolchain: watched.toolchain }, submission, undefined)),
      },
    ],
    () => {},
  );
  return {
    machine,
    sandbox: { enforced: toolchain.facts.enforced, notEnforced: toolchain.facts.notEnforced },
    rounds,
    submissions: count,
    workers,
    cases: casesOfSuite,
    costs: Object.fromEntries(costs),
    execaCases: inputs.length * rounds,
    stages: { whole: alone.get('whole'), ...watched.stages(), submissions: Math.min(stageSize, count) },
    peakMiB: { whole: peak, ...peaksOfClasses },
  };
}
