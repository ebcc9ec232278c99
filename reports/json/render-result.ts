import type { Grading } from '../../harness/model/grading.ts';
import { explainCase } from '../explain/case.ts';
import { explainFinding } from '../explain/finding.ts';
import { explainUndecided } from '../explain/undecided.ts';
import { type ResultFile, resultFile } from './result-file.ts';

/** The result file: stable keys, two blanks of indent, a newline at the end. */
export function renderResult(grading: Grading): string {
  // Parsing puts the keys into the order of the schema, and no file that breaks the contract is ever written.
  return `${escaped(JSON.stringify(resultFile.parse(withWords(grading)), undefined, 2))}\n`;
}

/** JSON leaves in what hides or steers a terminal, and this file may be printed on one. Outside of strings there is none. */
function escaped(json: string): string {
  return json.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}

function withWords(grading: Grading): ResultFile {
  if (grading.status === 'not-graded') return grading;
  const { undecided, ...rest } = grading;
  return {
    ...rest,
    cases: grading.cases.map((graded) => ({ ...graded, says: explainCase(graded).headline })),
    findings: grading.findings.map((finding) => ({ ...finding, message: explainFinding(finding) })),
    ...(undecided === undefined
      ? {}
      : { undecided: undecided.map((one) => ({ ...one, message: explainUndecided(one) })) }),
  };
}
