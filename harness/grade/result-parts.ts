import type { Assignment } from '../model/assignment/assignment.ts';
import type { Marks } from '../mark/mark.ts';
import type { Graded, NotGraded } from '../model/result/grading.ts';
import { resultFormat } from '../model/result/result-format.ts';
import { noProgramIn } from '../model/result/no-program.ts';
import type { OwnText } from '../model/result/verdict.ts';
import type { SortedSubmission } from '../model/submission/sorted-submission.ts';
import type { PlacedSubmission, Submission } from '../model/submission/submission.ts';
import type { Toolchain } from '../toolchain/contract/toolchain.ts';
import type { sourceTexts } from './build-request.ts';
import type { GradeRequest } from './grade-request.ts';
import { shownSources } from './shown-sources.ts';

/** `fault` says who can help, if it is not a fault of Verbatim. */
export function notGraded(
  request: GradeRequest,
  placed: PlacedSubmission,
  reason: string,
  fault?: NotGraded['fault'],
): NotGraded {
  return {
    ...provenance(request, placed),
    status: 'not-graded',
    outOf: request.assignment.scheme.groups.reduce((sum, { marks }) => sum + marks, 0),
    reason,
    ...(fault === undefined ? {} : { fault }),
    ...protectionOf(request.toolchain),
  };
}

export function provenance({ assignment, submission, seed, toolchain }: GradeRequest, placed: PlacedSubmission) {
  return {
    format: resultFormat,
    assignment: assignment.id,
    dialect: assignment.dialect.id,
    submission: submission.id,
    ...handedIn(submission),
    files: placedFiles(placed),
    toolchain: { kind: toolchain.facts.kind, compiler: toolchain.facts.compiler },
    seed,
  } as const;
}

/** The handout's and the program's texts, once for the whole submission, and the deduction for them. */
export function wordingOf(texts: readonly OwnText[], cost: Marks['wordingCost']): Pick<Graded, 'wording'> {
  if (texts.length === 0) return {};
  const { cases = 0, marks = 0 } = cost ?? {};
  return { wording: { texts: [...texts], cases, marks: marks === 0 ? 0 : -marks } };
}

export function programsOf({ programs }: Assignment, { broughtAlong }: SortedSubmission) {
  if (programs === undefined) return {};
  return {
    programs: programs.map(({ id, about, studentFiles, courseFiles }) => ({
      id,
      about,
      studentFiles: [...studentFiles],
      courseFiles: courseFiles.filter((name) => broughtAlong.get(id)?.includes(name) !== true),
    })),
  };
}

export function noProgramOf(
  { submission: { insteadOfSource } }: GradeRequest,
  placed: PlacedSubmission,
  texts: ReturnType<typeof sourceTexts>,
  compiled: boolean,
) {
  const noProgram = noProgramIn({
    files: placedFiles(placed),
    sources: shownSources(texts),
    insteadOfSource: insteadOfSource === undefined ? undefined : [...insteadOfSource],
    build: { compiled },
  });
  return noProgram === undefined ? {} : { noProgram };
}

export function protectionOf({ facts }: Toolchain) {
  return { enforced: [...facts.enforced], notEnforced: [...facts.notEnforced] };
}

function placedFiles({ files }: PlacedSubmission) {
  return files.map(({ expected, submitted }) => ({ expected, submitted: submitted.name }));
}

function handedIn({ members, siteName, submittedAt, lateMinutes, markedLate, insteadOfSource }: Submission) {
  return {
    ...(members === undefined ? {} : { members: members.map((member) => ({ ...member })) }),
    ...(siteName === undefined ? {} : { siteName }),
    ...(submittedAt === undefined ? {} : { submittedAt }),
    ...(lateMinutes === undefined ? {} : { lateMinutes }),
    ...(markedLate === undefined ? {} : { markedLate }),
    ...(insteadOfSource === undefined ? {} : { insteadOfSource: [...insteadOfSource] }),
  };
}
