import type { Graded, ShownSource } from '../model/result/grading.ts';
import { resultFormat } from '../model/result/result-format.ts';

/** A result in which only the sources matter. */
export function gradedSources(
  submission: string,
  sources: readonly ShownSource[],
  facts: Pick<Graded, 'members'> = {},
): Graded {
  return {
    ...facts,
    format: resultFormat,
    assignment: 'domineering',
    dialect: '2021',
    submission,
    files: [],
    outOf: 100,
    toolchain: { kind: 'native', compiler: 'g++' },
    seed: 1,
    enforced: [],
    notEnforced: [],
    status: 'graded',
    marks: 0,
    groups: [],
    cases: [],
    findings: [],
    sources: [...sources],
    build: { compiled: false, leniences: [], diagnostics: [] },
  };
}
