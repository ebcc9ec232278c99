import { type AuthorProblem, inReadingOrder } from '../../assignment/yaml/author-problem.ts';
import type { Override } from '../../model/result/overrides.ts';
import { checkOverrides } from './check-overrides.ts';
import { readCsvOverrides } from './read-csv-overrides.ts';
import { readYamlOverrides } from './read-yaml-overrides.ts';
import type { Targets } from './targets.ts';

export type LoadedOverrides =
  | { readonly kind: 'loaded'; readonly overrides: readonly Override[] }
  /** All of them, in reading order. */
  | { readonly kind: 'invalid'; readonly problems: readonly AuthorProblem[] };

/** Reads the decisions about a run. A file whose name ends in `.csv` is a table; every other file is YAML. */
export function loadOverrides(name: string, text: string, targets: Targets): LoadedOverrides {
  const problems: AuthorProblem[] = [];
  const report = (problem: AuthorProblem) => problems.push(problem);
  const entries = /\.csv$/i.test(name) ? readCsvOverrides(name, text, report) : readYamlOverrides(name, text, report);
  const overrides = checkOverrides(name, entries, targets, report);
  return problems.length === 0
    ? { kind: 'loaded', overrides }
    : { kind: 'invalid', problems: inReadingOrder(problems) };
}
