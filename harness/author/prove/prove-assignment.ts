import { dirname } from 'node:path';
import { loadAssignment } from '../../assignment/load-assignment.ts';
import { formatProblems } from '../../assignment/yaml/author-problem.ts';
import { type RandomRuns, answerRandomRuns } from '../../grade/answer-random-runs.ts';
import { AuthorFault } from '../../model/author-fault.ts';
import { thinSpots } from '../thin-spots.ts';
import type { Proof, ProofCheck } from '../../model/result/proof.ts';
import {
  type FoundAssignment,
  type PreparedReference,
  findAssignment,
} from '../../prepare/assignments/find-assignment.ts';
import type { AssignmentPlace } from '../../prepare/assignments/place.ts';
import { readSources } from '../../prepare/known-programs.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Toolchain } from '../../toolchain/contract/toolchain.ts';
import { answersAgain, answersDiffer } from '../asked-again.ts';
import { goldenDisagreements } from '../golden-check.ts';
import type { KnownProgramsRequest } from '../grade-known.ts';
import { checkFullMarks, checkSolution } from '../solution-check.ts';
import { checkWrongPrograms } from '../wrong-programs-check.ts';
import { coverageRemarks } from './coverage-remarks.ts';
import { differingCopies } from './differing-copies.ts';
import {
  checkGolden,
  checkRandom,
  checkWrong,
  checked,
  describeCases,
  skipped,
  thinRuns,
  withoutCases,
} from './proof-checks.ts';

export interface ProofMeans {
  /** Called only if something is run. */
  readonly toolchain: () => Promise<Toolchain>;
  readonly reading: Reading;
  readonly workers: number;
}

interface Proving extends Omit<KnownProgramsRequest, 'reference'>, Pick<FoundAssignment, 'truth'> {
  readonly place: AssignmentPlace;
  readonly reference: PreparedReference;
}

/** Proves an assignment whose truth is its sample solution in C++, or one of Verbatim's own. */
export async function proveAssignment(place: AssignmentPlace, means: ProofMeans): Promise<Proof> {
  const loaded = await loadAssignment(place.folder, place.isOurs ? {} : { withoutReference: true });
  if (loaded.kind === 'invalid') {
    const problems = formatProblems(loaded.problems, place.prefix, Infinity).trim().split('\n\n');
    return { assignment: place.id, checks: [checked('files', 'mistakes in the files', problems)], thin: [] };
  }
  const { assignment, truth, loadReference } = await findAssignment(place);
  const toolchain = await means.toolchain();
  const reference = await loadReference({ toolchain, reading: means.reading });
  // The folder `wrong` is beside that of the solution, for the assignments of lecturers and for ours.
  const referenceFolder = dirname(dirname(place.solution));
  try {
    const files = checked('files', describeCases(assignment), withoutCases(assignment));
    const proof = await proveLoaded({ ...means, toolchain, reference, assignment, truth, place, referenceFolder });
    return { assignment: assignment.id, checks: [files, ...proof.checks], thin: proof.thin };
  } finally {
    await reference.close?.();
  }
}

async function proveLoaded(proving: Proving): Promise<Pick<Proof, 'checks' | 'thin'>> {
  const { assignment, truth, reference } = proving;
  const build = await checkBuild(proving);
  if (build.some(({ state }) => state === 'wrong')) return { checks: build, thin: [] };
  const golden = await steadyDisagreements(proving);
  const random = await answerRandomRuns({ assignment, reference, seed: assignment.seed });
  const answered = [...build, checkGolden(assignment, truth, golden), checkRandom(random)];
  const graded = await checkPrograms(proving, random);
  return { checks: [...answered, ...graded.checks], thin: graded.thin };
}

/** Golden cases that the truth answers in another way. If it answers in two ways, the cases are not what is wrong. */
async function steadyDisagreements({ assignment, reference, truth, place }: Proving): Promise<readonly string[]> {
  const golden = await goldenDisagreements(assignment, reference, truth);
  if (truth !== 'solution' || golden.length === 0) return golden;
  const isSteady = await answersAgain(assignment, reference);
  if (!isSteady) return [...golden, `the sample solution ${answersDiffer}`];
  // bless writes nothing while the solution crashes.
  if (golden.some((one) => one.includes(': the sample solution '))) return golden;
  return [...golden, `if the solution is right, verbatim bless ${place.prefix}${place.id} writes its answers`];
}

/** Only a truth in C++ is built. If it does not compile, every other check would only repeat that. */
async function checkBuild({ reference }: Proving): Promise<ProofCheck[]> {
  if (reference.build === undefined) return [];
  try {
    await reference.build();
    return [checked('build', 'the sample solution compiles')];
  } catch (error) {
    if (!(error instanceof AuthorFault)) throw error;
    return [checked('build', 'the sample solution is compiled', [error.message])];
  }
}

/** Grades the solution and the known-bad programs, which needs an answer to every random run. */
async function checkPrograms(proving: Proving, random: readonly RandomRuns[]): Promise<Pick<Proof, 'checks' | 'thin'>> {
  const { assignment, place } = proving;
  if (random.some(({ kind }) => kind === 'faulty')) {
    const reason = 'not checked, because random runs have no answer';
    return {
      checks: [skipped('solution', reason), skipped('wrong', reason)],
      thin: [...thinSpots(assignment), ...thinRuns(random, undefined)],
    };
  }
  const solution = await checkOfSolution(proving);
  // A case that the solution fails would catch every program, so it would hide that no other case does.
  const isRight = solution.every(({ state }) => state === 'proven');
  const wrong = isRight ? await checkWrongPrograms(proving, place.isOurs ? 'needed' : 'optional') : undefined;
  const trials = random.flatMap((one) => (one.kind === 'answered' ? one.trials : []));
  const sources = await readSources(place.solution);
  const coverage = await coverageRemarks({ assignment, solution: sources, trials });
  return {
    checks: [...solution, checkWrong(wrong)],
    thin: [...thinSpots(assignment), ...thinRuns(random, wrong), ...differingCopies(assignment, sources), ...coverage],
  };
}

/** More random runs compare C++ with TypeScript; where C++ is the truth, they would compare it with itself. */
async function checkOfSolution(proving: Proving): Promise<ProofCheck[]> {
  const { truth, place } = proving;
  if (truth === 'solution') {
    const submission = { id: 'solution', files: await readSources(place.solution) };
    const { problems } = await checkFullMarks(proving, submission);
    // The expected output of random runs is what the solution itself has printed.
    const differs = problems.some((one) => /^properties\/.*: wrong-(?:output|result)$/.test(one));
    const reason = differs ? [`the sample solution ${answersDiffer}`] : [];
    return [checked('solution', 'the sample solution gets full marks', [...problems, ...reason])];
  }
  const found = await checkSolution(proving);
  return found.map(({ kind, looked, problems }) =>
    kind === 'random'
      ? checked('random', `${looked} more random runs: C++ and TypeScript agree`, problems)
      : checked('solution', 'the sample solution gets full marks', problems),
  );
}
