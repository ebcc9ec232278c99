import type { Grading } from '../../harness/model/result/grading.ts';
import { marksText } from '../explain/marks.ts';
import { type TestCase, testCasesOf } from './test-cases.ts';
import { attributes, xmlText } from './xml.ts';

/** One suite for each submission. It has no times, so the same gradings give the same file. */
export function renderJunit(gradings: readonly Grading[]): string {
  const suites = gradings.map((grading) => ({ grading, cases: testCasesOf(grading) }));
  const all = suites.flatMap(({ cases }) => cases);
  const name = [...new Set(gradings.map(({ assignment }) => assignment))].join(', ');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<testsuites${attributes({ name, ...counts(all) })}>\n`,
    ...suites.map(({ grading, cases }) => suite(grading, cases)),
    '</testsuites>\n',
  ].join('');
}

function suite(grading: Grading, cases: readonly TestCase[]): string {
  const marks = grading.status === 'graded' ? { marks: marksText(grading.marks) } : {};
  const facts = { ...marks, outOf: marksText(grading.outOf), seed: String(grading.seed) };
  return [
    `  <testsuite${attributes({ name: grading.submission, ...counts(cases) })}>\n`,
    '    <properties>\n',
    ...Object.entries(facts).map(([name, value]) => `      <property${attributes({ name, value })}/>\n`),
    '    </properties>\n',
    ...cases.map((one) => testCase(grading, one)),
    '  </testsuite>\n',
  ].join('');
}

function testCase({ assignment, submission }: Grading, { group, name, outcome }: TestCase): string {
  // Most readers make a tree of the dots, so dots inside names are replaced.
  const classname = [assignment, submission, group].map((part) => part.replaceAll('.', '_')).join('.');
  const head = `    <testcase${attributes({ name, classname })}`;
  if (outcome.kind === 'passed' && outcome.says === '') return `${head}/>\n`;
  return `${head}>\n      ${element(outcome)}\n    </testcase>\n`;
}

function element(outcome: TestCase['outcome']): string {
  switch (outcome.kind) {
    case 'passed':
      return `<system-out>${xmlText(outcome.says)}</system-out>`;
    case 'failed':
      return `<failure${attributes({ message: outcome.message, type: outcome.type })}>${xmlText(outcome.says)}</failure>`;
    case 'error':
      return `<error${attributes({ message: outcome.message, type: outcome.type })}/>`;
    case 'skipped':
      return `<skipped${attributes({ message: outcome.message })}/>`;
    default:
      return outcome satisfies never;
  }
}

function counts(cases: readonly TestCase[]): Record<string, number> {
  const number = (kind: TestCase['outcome']['kind']) => cases.filter(({ outcome }) => outcome.kind === kind).length;
  return { tests: cases.length, failures: number('failed'), errors: number('error'), skipped: number('skipped') };
}
