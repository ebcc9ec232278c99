import type { Finding } from './finding.ts';
import type { GradedCase, Grading } from './grading.ts';
import type { Verdict } from './verdict.ts';

export type Audience = 'staff' | 'student';

/**
 * Takes out of a grading what its audience must not see. It runs once, before any renderer, so that no renderer
 * can leak: of a hidden case a student learns the rationale, the kind of verdict and the marks.
 */
export function redact(grading: Grading, audience: Audience): Grading {
  if (audience === 'staff' || grading.status === 'not-graded') return grading;
  return {
    ...grading,
    cases: grading.cases.map((graded) => (graded.visibility === 'hidden' ? withoutDetail(graded) : graded)),
    findings: grading.findings.map(withoutHiddenFault),
  };
}

/** The numbers of the fault may be part of what a hidden case types. */
function withoutHiddenFault(one: Finding): Finding {
  if (one.rule !== 'memory-fault' && one.rule !== 'undefined-behaviour') return one;
  if (one.visibility !== 'hidden') return one;
  const { fault: _fault, ...shown } = one;
  return shown;
}

/** Everything except what was expected, what the program did and why. */
export function withoutDetail(graded: GradedCase): GradedCase {
  const { id, group, about, visibility, marks, outOf, hint } = graded;
  return {
    id,
    group,
    about,
    visibility,
    verdict: bareVerdict(graded.verdict),
    marks,
    outOf,
    ...(hint === undefined ? {} : { hint }),
  };
}

/** Differences and mismatches quote expected output; what is left says only what the student's program did. */
function bareVerdict(verdict: Verdict): Verdict {
  switch (verdict.kind) {
    case 'presentation':
      return { kind: 'presentation', classes: verdict.classes, lines: verdict.lines };
    case 'wrong-output':
      return { kind: 'wrong-output', lines: verdict.lines };
    case 'asked-for-more-input':
      return { kind: 'asked-for-more-input' };
    case 'wrong-result':
      return { kind: 'wrong-result', mismatches: [] };
    case 'broken-protocol':
      return { kind: 'broken-protocol', problems: verdict.problems.map(({ code }) => ({ code })) };
    case 'accepted':
    case 'crashed':
    case 'timed-out':
    case 'too-much-output':
    case 'out-of-memory':
    case 'forbidden-operation':
    case 'missing-function':
    case 'did-not-compile':
    case 'skipped':
    case 'not-graded':
      return verdict;
    default:
      return verdict satisfies never;
  }
}
