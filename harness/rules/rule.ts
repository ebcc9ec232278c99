import type { Assignment } from '../model/assignment/assignment.ts';
import type { Undecided, UnpricedFinding } from '../model/result/finding.ts';
import type { Student } from '../model/submission/submission.ts';
import type { BuildReport } from '../model/program/build-report.ts';
import type { ReadFile } from '../cpp/source/program.ts';
import type { SyntaxNode } from '../cpp/source/syntax-node.ts';
import type { FactsOf, OptionsOf, RuleDefinition } from './define-rule.ts';

/** Everything that a rule can look at. */
export interface Subject {
  /** The student files. */
  readonly files: readonly ReadFile[];
  /** The course files that the student files include. */
  readonly provided: readonly ReadFile[];
  /** The files of the handout that students were given to complete. */
  readonly skeletons: readonly ReadFile[];
  /** What the object files and the compiler say. */
  readonly build: BuildReport;
  readonly compiled: boolean;
  /** Who handed it in, as far as the roster knows; absent without a roster. */
  readonly students?: readonly Student[];
  readonly assignment: Pick<Assignment, 'functions' | 'class' | 'provided'> & Partial<Pick<Assignment, 'files'>>;
}

/** How a rule of the course is checked. */
export interface RuleCheck<Rule extends RuleDefinition> {
  /** It relies on the syntax tree, so it cannot be decided where there is none. */
  readonly readsTree: boolean;
  /** What it finds in the student files, in any order. */
  readonly find: (subject: Subject, options: OptionsOf<Rule>) => Iterable<Sighting>;
  /** Findings with the same text are one mistake: only the first is charged. Absent: each finding is a mistake. */
  readonly mistake?: (facts: FactsOf<Rule>) => string;
  /** Whether what the rule forbids causes this error of the compiler, which then costs nothing more. */
  readonly explainsError?: (message: string) => boolean;
}

export type Sighting =
  | {
      readonly kind: 'breach';
      readonly file: ReadFile;
      readonly at: Place;
      readonly facts: Facts;
      /** It is shown without a deduction, whatever the marking scheme says. */
      readonly free?: boolean;
      /** It is reported once, and costs as much as this many breaches. */
      readonly counts?: number;
    }
  | {
      readonly kind: 'doubt';
      readonly file: ReadFile;
      readonly at: Place;
      readonly because: Undecided['because'];
    };

/** A node, an offset in the text of the file, or the file as a whole. */
export type Place = SyntaxNode | number | 'file';

/** A finding without its place. */
export type Facts = WithoutPlace<UnpricedFinding>;
type WithoutPlace<F> = F extends UnpricedFinding ? Omit<F, 'file' | 'line' | 'column'> : never;
