import { type FunctionMatch, insteadOf, isCallable } from '../cpp/functions/match-functions.ts';
import { diagnose } from '../exercise/diagnose.ts';
import { type CaseResult, exercise } from '../exercise/exercise.ts';
import { findFaults } from '../exercise/find-faults.ts';
import type { TimeBudget } from '../exercise/time-budget.ts';
import { judge } from '../judge/judge.ts';
import type { WordsJudge } from '../judge/wording/judge-words.ts';
import { creditOf } from '../mark/credit.ts';
import type { Assignment } from '../model/assignment/assignment.ts';
import type { BuildReport } from '../model/program/build-report.ts';
import type { Diagnosis } from '../model/result/diagnosis.ts';
import type { Observation } from '../model/result/finding.ts';
import type { Verdict } from '../model/result/verdict.ts';
import type { PlacedSubmission } from '../model/submission/submission.ts';
import { incompletePrograms, notHandedIn } from './build-request.ts';
import type { SubmissionBuild } from './build-submission.ts';
import type { CheckedBuilds } from './checked-builds.ts';
import type { GradeRequest } from './grade-request.ts';
import { plannedCases } from './graded-cases.ts';

export async function resultsOf(
  request: GradeRequest,
  placed: PlacedSubmission,
  built: SubmissionBuild['built'],
  matches: readonly FunctionMatch[],
  { budget, words }: { readonly budget: TimeBudget; readonly words: WordsJudge },
): Promise<ReadonlyMap<string, CaseResult>> {
  const { assignment, reference, seed, wanted = () => true, path, unexplained } = request;
  if (built.kind !== 'built') {
    const verdict: Verdict = placed.files.length === 0 ? notHandedIn(placed.missing) : { kind: 'did-not-compile' };
    const ids = plannedCases(assignment).map(({ id }) => id);
    return new Map(ids.filter(wanted).map((id) => [id, { verdict, trials: [verdict] }]));
  }
  return exercise({
    assignment,
    reference,
    program: built.program,
    budget,
    judge: words.judge,
    learn: words.listen,
    fails: (verdict) => verdict.kind !== 'not-graded' && creditOf(verdict, assignment.scheme) < 1,
    seed,
    wanted,
    ...(path === undefined ? {} : { path }),
    ...(unexplained && { unexplained }),
    uncallable: uncallableFunctions(assignment, placed, built.report, matches),
    unplayable: incompletePrograms(assignment.programs ?? [], placed),
  });
}

/** Diagnoses only explain: without them, the verdicts stay as they are. */
export async function diagnosesOf(
  { faults, unexplained }: GradeRequest,
  checked: CheckedBuilds,
  built: SubmissionBuild['built'],
  results: ReadonlyMap<string, CaseResult>,
  budget: TimeBudget,
): Promise<ReadonlyMap<string, Diagnosis>> {
  if (built.kind !== 'built' || unexplained === true) return new Map();
  const thoroughly = faults === 'everywhere';
  return diagnose({ results, program: built.program, budget, thoroughly, buildChecked: checked.build });
}

/** Faults in cases that are right. */
export async function faultsOf(
  { assignment, reference, wanted = () => true, faults }: GradeRequest,
  checked: CheckedBuilds,
  built: SubmissionBuild['built'],
  results: ReadonlyMap<string, CaseResult>,
  budget: TimeBudget,
): Promise<readonly Observation[]> {
  if (built.kind !== 'built' || faults !== 'everywhere') return [];
  const passes = (id: string) => wanted(id) && results.get(id)?.verdict.kind === 'accepted';
  const { build: buildChecked, askForUnsetVariables } = checked;
  return findFaults({ assignment, reference, judge, passes, budget, buildChecked, askForUnsetVariables });
}

function uncallableFunctions(
  assignment: Assignment,
  placed: PlacedSubmission,
  report: BuildReport,
  matches: readonly FunctionMatch[],
): ReadonlyMap<string, Verdict> {
  if (!classIsThere(assignment, placed, report)) {
    const missing = placed.missing.filter((name) => name === assignment.class?.file);
    const verdict: Verdict = missing.length > 0 ? notHandedIn(missing) : { kind: 'did-not-compile' };
    return new Map(assignment.functions.map(({ name }) => [name, verdict]));
  }
  return new Map(
    matches
      .filter((match) => !isCallable(match))
      .map((match): [string, Verdict] => {
        const instead = insteadOf(match);
        const missing = { kind: 'missing-function' as const, demanded: match.prototype.text };
        return [match.prototype.name, instead === undefined ? missing : { ...missing, instead }];
      }),
  );
}

/** If the class was not handed in or does not compile, nothing is known about its members. */
export function classIsThere(
  { class: plan }: Assignment,
  { missing }: PlacedSubmission,
  { failedFiles = [] }: BuildReport,
) {
  return plan === undefined || !(missing.includes(plan.file) || failedFiles.includes(plan.file));
}
