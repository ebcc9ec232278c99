import type { Graded, GradedCase, NotGraded } from '../../harness/model/result/grading.ts';
import type { Finding } from '../../harness/model/result/finding.ts';
import { domineering } from './domineering-suite.ts';
import type { SampleAssignment } from './sample-assignment.ts';
import type { SampleOutcome } from './sample-outcomes.ts';

const provenance = {
  format: 1 as const,
  outOf: 100,
  toolchain: { kind: 'native', compiler: 'g++ (Debian 12.2.0-14) 12.2.0' },
  seed: 20211023,
  enforced: ['cpu-seconds', 'wall-seconds', 'memory', 'output', 'no-network'],
  notEnforced: ['processes'],
};

const policyMarks = 10;
export const notRun: SampleOutcome = { verdict: { kind: 'did-not-compile' } };

export interface SampleStudent {
  /** Domineering if it is absent. */
  readonly assignment?: SampleAssignment;
  readonly submission: string;
  /** The cases that are not right, by id. */
  readonly outcomes?: Readonly<Record<string, SampleOutcome>>;
  readonly findings?: readonly Finding[];
  readonly build?: Partial<Graded['build']>;
  readonly files?: Graded['files'];
}

/** A grading of a sample suite. All cases that are not named are right. */
export function sampleGrading(student: SampleStudent): Graded {
  const { assignment = domineering, submission, outcomes = {}, findings = [], build, files } = student;
  const compiled = build?.compiled ?? true;
  const cases = assignment.suite.map((one): GradedCase => {
    const outcome = compiled ? outcomes[one.id] : notRun;
    if (outcome === undefined) return { ...one, verdict: { kind: 'accepted' }, marks: one.outOf };
    const { share = 0, ...rest } = outcome;
    return { ...one, ...rest, marks: hundredths(one.outOf * share) };
  });
  const deduction = findings.reduce((sum, { marks }) => sum + marks, 0);
  const groups: Graded['groups'] = [
    ...(['functions', 'transcripts', 'properties'] as const).flatMap((id) => {
      const inGroup = cases.filter(({ group }) => group === id);
      if (inGroup.length === 0) return [];
      return {
        id,
        marks: hundredths(inGroup.reduce((sum, { marks }) => sum + marks, 0)),
        outOf: inGroup.reduce((sum, { outOf }) => sum + outOf, 0),
      };
    }),
    { id: 'policy', marks: compiled ? Math.max(0, policyMarks + deduction) : 0, outOf: policyMarks },
  ];
  return {
    ...provenanceOf(assignment),
    submission,
    ...(files === undefined ? {} : { files }),
    status: 'graded',
    marks: hundredths(groups.reduce((sum, { marks }) => sum + marks, 0)),
    groups,
    cases,
    findings: [...findings],
    build: { compiled, leniences: [], diagnostics: [], ...build },
  };
}

export function sampleNotGraded(submission: string, reason: string): NotGraded {
  return { ...provenanceOf(domineering), submission, status: 'not-graded', reason };
}

function provenanceOf({ id, dialect, files }: SampleAssignment) {
  return { ...provenance, assignment: id, dialect, files };
}

function hundredths(marks: number): number {
  return Math.round(marks * 100) / 100;
}
