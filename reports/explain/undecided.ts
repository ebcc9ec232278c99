import type { Undecided } from '../../harness/model/result/finding.ts';

const reasons: Readonly<Record<Undecided['because'], string>> = {
  syntax: 'we could not read this part of the program',
  condition: 'this part depends on an `#if` that we could not follow',
  macro: 'this macro is more than we could follow',
  types: 'only the compiler knows the type of this',
};

/** The words about a rule that could not be checked at some place. */
export function explainUndecided({ rule, because }: Pick<Undecided, 'rule' | 'because'>): string {
  return `The rule \`${rule}\` could not be checked here: ${reasons[because]}. No deduction.`;
}
