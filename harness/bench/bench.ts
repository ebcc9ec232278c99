import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openResultCache } from '../batch/results/result-cache.ts';
import { runBatch } from '../batch/class/run-batch.ts';
import { referenceFolder } from '../prepare/home.ts';
import { prepareToolchain } from '../prepare/prepare-toolchain.ts';
import { prepareAssignment } from '../prepare/assignment-files.ts';
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
  /** Of a class; each round has another one. */
  readonly submissions: number;
  readonly workers: number;
  /** Size of the large class; 0: there is none. */
  readonly class: number;
  /** An empty folder for whatever is made. */
  readonly folder: string;
  readonly say: (text: string) => void;
}

const seed = 1120;
const rounds = 2;
/** For the stages, which are measured one by one. */
const stageSize = 10;

export async function bench(options: BenchOptions): Promise<Figures> {
  const { submissions: count, workers, folder, say } = options;
  const reading = readApart();
  // As `grade` does, while everything else is prepared.
  reading.warmUp();
  const [prepared, toolchain, submissions] = await Promise.all([
    prepareAssignment('domineering', undefined),
    prepareToolchain({ manySubmissions: true, reading }),
    generateClass(referenceFolder(), rounds * count, seed),
  ]);
  const assignment = benchSuite(prepared.assignment, prepared.reference);
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
  // Before the rounds: the first class on a machine makes the precompiled headers, which remain there.
  const peaksOfClasses = await measureClasses(options);
  const classes = inParts(submissions, count);
  const costs = await measureInterleaved<readonly Submission[]>(
    classes,
    [
      // Which needs no more than there are processors.
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
  say('where the time goes');
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
