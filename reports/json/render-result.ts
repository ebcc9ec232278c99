import type { Grading } from '../../harness/model/result/grading.ts';
import { explainCase } from '../explain/case/case.ts';
import { explainFinding } from '../explain/finding.ts';
import { explainUndecided } from '../explain/undecided.ts';
import { jsonText } from './json-text.ts';
import { type ResultFile, resultFile } from './result-file.ts';

/** The result file, with stable keys. */
export function renderResult(grading: Grading): string {
  // Parsing puts the keys into the order of the schema, and refuses a file that breaks the contract.
  return jsonText(resultFile.parse(withWords(grading)));
}

function withWords(grading: Grading): ResultFile {
  if (grading.status === 'not-graded') return grading;
  const { undecided, ...rest } = grading;
  return {
    ...rest,
    cases: grading.cases.map((graded) => ({ ...graded, says: explainCase(graded).headline })),
    findings: grading.findings.map((finding) => ({ ...finding, says: explainFinding(finding) })),
    ...(undecided === undefined
      ? {}
      : { undecided: undecided.map((one) => ({ ...one, says: explainUndecided(one) })) }),
  };
}
