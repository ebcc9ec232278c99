import type { Graded } from '../../harness/model/result/grading.ts';
import { explainDiagnostic } from '../explain/compiler/compiler.ts';
import { explainFinding } from '../explain/finding.ts';
import { deductionText } from '../explain/marks.ts';
import { explainUndecided } from '../explain/undecided.ts';
import type { Tone } from '../explain/case/verdict-label.ts';

/** Something to say about a place in a source. */
export interface Remark {
  readonly file: string;
  /** 0 for the whole file. */
  readonly line: number;
  readonly column: number;
  readonly tone: Tone;
  readonly label: string;
  readonly words: string;
  /** The entry about the same in a list: `finding-3`. */
  readonly entry: string;
}

/** So many messages of the compiler are listed; later ones often follow from the first. */
export const maxMessages = 50;

export type RemarkKind = 'finding' | 'undecided' | 'message';

/** The name of an entry in the lists of a page, from 1. */
export function entryName(kind: RemarkKind, index: number): string {
  return `${kind}-${index + 1}`;
}

/** Findings, undecided rules and messages of the compiler, in the order of the text, each only once. */
export function remarksOf({
  findings,
  undecided = [],
  build,
}: Pick<Graded, 'findings' | 'undecided' | 'build'>): Remark[] {
  const fromRules = findings.map((finding, index): Remark => ({
    ...placeOf(finding),
    tone: finding.marks < 0 ? 'wrong' : 'nearly',
    label: deductionText(finding.marks),
    words: explainFinding(finding),
    entry: entryName('finding', index),
  }));
  const open = undecided.map((one, index): Remark => ({
    ...placeOf(one),
    tone: 'aside',
    label: deductionText(0),
    words: explainUndecided(one),
    entry: entryName('undecided', index),
  }));
  // A warning with a deduction, or an error that a fallback build avoided, is already among the findings.
  const told = new Set(findings.map((finding) => ('message' in finding ? keyOf(finding, finding.message) : '')));
  const fromCompiler = build.diagnostics.slice(0, maxMessages).flatMap((diagnostic, index): Remark[] => {
    const key = keyOf(diagnostic, diagnostic.message);
    if (told.has(key)) return [];
    told.add(key);
    const isError = diagnostic.severity === 'error';
    return [
      {
        ...placeOf(diagnostic),
        tone: isError ? 'wrong' : 'nearly',
        label: `compiler ${diagnostic.severity}`,
        words: explainDiagnostic(diagnostic),
        entry: entryName('message', index),
      },
    ];
  });
  return [...fromRules, ...open, ...fromCompiler].toSorted((a, b) => a.line - b.line || a.column - b.column);
}

type Placed = Pick<Remark, 'file' | 'line' | 'column'>;

function placeOf({ file, line, column }: Placed): Placed {
  return { file, line, column };
}

function keyOf({ file, line, column }: Placed, text: string): string {
  return JSON.stringify([file, line, column, text]);
}
