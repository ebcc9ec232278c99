import type { Graded, GradedCase, GradedGroup } from '../../harness/model/result/grading.ts';
import { caseName } from '../explain/case/case-name.ts';
import { buildTrouble } from '../explain/compiler/build-trouble.ts';
import { filesWords } from '../explain/class/files.ts';
import { groupNames } from '../explain/class/group-name.ts';
import { nextStep } from '../explain/next-step.ts';
import { plain } from '../phrases/quote.ts';
import { standingOf } from '../explain/standing.ts';
import { jsonText } from '../json/json-text.ts';
import { plainCase, plainCompiler, plainFindings } from '../plain-text.ts';

/**
 * `results.json` as Gradescope expects it from an autograder. Students read it, so the grading is already redacted. No
 * test is marked as hidden, because a single one would also hide the total, and a redacted case has only what students
 * may see. A submission that could not be graded has no such file; Gradescope then says that the autograder failed, and
 * gives no marks.
 */
export function renderGradescope(graded: Graded, comments: readonly string[]): string {
  const used = graded.groups.filter(({ id }) => id === 'policy' || graded.cases.some(({ group }) => group === id));
  return jsonText({
    score: graded.marks,
    output: [
      ...comments.map((comment) => plain(comment, 2000)),
      ...filesWords(graded),
      ...(buildTrouble(graded) === undefined ? [] : [plainCompiler(graded)]),
      ...(graded.marks < graded.outOf ? [`Next: ${nextStep(graded)}`] : []),
    ].join('\n\n'),
    output_format: 'text',
    test_output_format: 'text',
    test_name_format: 'text',
    visibility: 'visible',
    // Everything else that the autograder prints is for the staff.
    stdout_visibility: 'hidden',
    tests: used.flatMap((group, index) =>
      group.id === 'policy'
        ? [policyTest(graded, group, index + 1)]
        : graded.cases
            .filter((one) => one.group === group.id)
            .map((one, place) => caseTest(one, `${index + 1}.${place + 1}`)),
    ),
  });
}

function caseTest(graded: GradedCase, number: string): object {
  const right = standingOf(graded) === 'right';
  return {
    name: caseName(graded),
    number,
    score: graded.marks,
    max_score: graded.outOf,
    status: right ? 'passed' : 'failed',
    visibility: 'visible',
    ...(right && graded.verdict.kind === 'accepted' ? {} : { output: plainCase(graded) }),
  };
}

function policyTest(graded: Graded, { marks, outOf }: GradedGroup, number: number): object {
  return {
    name: groupNames.policy.name,
    number: `${number}`,
    score: marks,
    max_score: outOf,
    status: marks >= outOf ? 'passed' : 'failed',
    visibility: 'visible',
    ...(graded.findings.length === 0 ? {} : { output: plainFindings(graded) }),
  };
}
