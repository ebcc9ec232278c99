import type { GradedCase, Graded } from '../../harness/model/result/grading.ts';

/** A case of a sample suite before anything has run. */
export type SuiteCase = Pick<GradedCase, 'id' | 'group' | 'about' | 'visibility' | 'outOf'> & {
  readonly hint?: string;
};

export interface SampleAssignment {
  readonly id: string;
  readonly title: string;
  readonly dialect: string;
  readonly files: Graded['files'];
  readonly suite: readonly SuiteCase[];
}
