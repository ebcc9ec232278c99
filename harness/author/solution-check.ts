import type { Assignment, Property } from '../model/assignment/assignment.ts';
import type { Graded, TrialEvidence } from '../model/result/grading.ts';
import type { RegressionCheck } from '../model/result/regression.ts';
import type { Submission } from '../model/submission/submission.ts';
import { flaws } from './expectation.ts';
import { type KnownProgramsRequest, gradeKnown } from './grade-known.ts';
import { readSolution } from '../prepare/known-programs.ts';

/** The solution gets many more random runs than a student's program, because they compare C++ with TypeScript. */
const moreRuns = 20;
/** A conversation needs a process, and each move a turn of it, so it takes a hundred times as long as other runs. */
const moreConversations = 4;

/** The C++ solution must equal the TypeScript reference on random runs, and must get full marks. */
export async function checkSolution(request: KnownProgramsRequest): Promise<RegressionCheck[]> {
  const { assignment, referenceFolder } = request;
  const solution = await readSolution(referenceFolder, assignment.id);
  const interactive = Object.keys(request.reference.interactive ?? {});
  const properties = assignment.properties.map((property) => ({
    ...property,
    runs: property.runs * (isConversation(property, interactive) ? moreConversations : moreRuns),
  }));
  const thorough: Assignment = { ...assignment, properties };
  const random = await gradeKnown({ ...request, assignment: thorough }, solution, solution, {
    wanted: (id) => id.startsWith('properties/'),
  });
  return [
    {
      kind: 'random',
      looked: properties.reduce((sum, { runs }) => sum + runs, 0),
      problems: typeof random === 'string' ? [random] : random.cases.flatMap(randomDisagreement),
    },
    await checkFullMarks(request, solution),
  ];
}

/** The C++ solution must get full marks. */
export async function checkFullMarks(request: KnownProgramsRequest, solution: Submission): Promise<RegressionCheck> {
  const whole = await gradeKnown(request, solution, solution);
  return { kind: 'solution', looked: 1, problems: typeof whole === 'string' ? [whole] : flawsOrShortage(whole) };
}

function isConversation({ target }: Property, interactive: readonly string[]): boolean {
  return target.kind === 'sessions' && target.program !== undefined && interactive.includes(target.program);
}

function randomDisagreement({ id, verdict, evidence }: Graded['cases'][number]): string[] {
  if (verdict.kind === 'accepted') return [];
  if (evidence?.kind !== 'property') return [`${id}: ${verdict.kind}`];
  const { smallest, failed, runs } = evidence;
  const example = exampleOf(smallest.evidence);
  return [`${id}: C++ and TypeScript differ in ${failed} of ${runs} runs, the smallest ${example} (${verdict.kind})`];
}

function exampleOf(evidence: TrialEvidence): string {
  switch (evidence.kind) {
    case 'call':
      return evidence.call;
    case 'session':
      return `typing ${evidence.typed.join(' | ')}`;
    case 'conversation':
      return `sending ${evidence.script.join(' | ')}`;
  }
}

/** Finds marks that do not add up, which no single case would show. */
function flawsOrShortage(graded: Graded): string[] {
  const found = flaws(graded);
  if (found.length > 0 || graded.marks === graded.outOf) return found;
  return [`every case is right, but the marks are ${graded.marks} of ${graded.outOf}`];
}
