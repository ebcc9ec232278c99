import type { Assignment } from '../model/assignment/assignment.ts';
import type { Undecided, UnpricedFinding } from '../model/result/finding.ts';
import type { Student } from '../model/submission/submission.ts';
import type { BuildReport } from '../model/program/build-report.ts';
import type { ReadFile } from '../cpp/source/program.ts';
import type { SyntaxNode } from '../cpp/source/syntax-node.ts';
import type { FactsOf, OptionsOf, RuleDefinition } from './define-rule.ts';

/** Everything that a rule may ask. */
export interface Subject {
  /** What the student wrote. */
  readonly files: readonly ReadFile[];
  /** What the course provides and the student's files include. */
  readonly provided: readonly ReadFile[];
  /** What students were given to write on in. */
  readonly skeletons: readonly ReadFile[];
  /** What the object files and the compiler say. */
  readonly build: BuildReport;
  readonly compiled: boolean;
  /** Who handed it in, as far as a roster knows them; absent where there is none. */
  readonly students?: readonly Student[];
  readonly assignment: Pick<Assignment, 'functions' | 'class' | 'provided'> & Partial<Pick<Assignment, 'files'>>;
}

/** How a rule of the course is checked. */
export interface RuleCheck<Rule extends RuleDefinition> {
  /** It relies on the syntax tree, so it cannot be decided where there is none. */
  readonly readsTree: boolean;
  /** What it sees in the student's files, in any order. */
  readonly find: (subject: Subject, options: OptionsOf<Rule>) => Iterable<Sighting>;
  /** Findings with the same text are one mistake, and the first of them is charged. Absent: each is one of its own. */
  readonly mistake?: (facts: FactsOf<Rule>) => string;
  /** Whether this error of the compiler comes of what the rule forbids, so that it costs nothing more. */
  readonly explainsError?: (message: string) => boolean;
}

export type Sighting =
  | {
      readonly kind: 'breach';
      readonly file: ReadFile;
      readonly at: Place;
      readonly facts: Facts;
      /** Shown, and costs nothing whatever the scheme says. */
      readonly free?: boolean;
      /** Told once, it costs as much as so many breaches. */
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
