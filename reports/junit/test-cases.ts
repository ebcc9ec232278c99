import type { Finding } from '../../harness/model/result/finding.ts';
import type { Graded, GradedCase, Grading } from '../../harness/model/result/grading.ts';
import { buildTrouble } from '../explain/compiler/build-trouble.ts';
import { explainCase } from '../explain/case/case.ts';
import { placeText } from '../explain/compiler/compiler.ts';
import { explainFinding } from '../explain/finding.ts';
import { deductionText } from '../explain/marks.ts';
import { plain, sentence } from '../phrases/quote.ts';
import { standingOf } from '../explain/standing.ts';
import { plainCase, plainCompiler } from '../plain-text.ts';

/** The outcomes of JUnit: a test passed, failed, was skipped, or could not be run, which is a fault of Verbatim. */
export interface TestCase {
  readonly group: string;
  readonly name: string;
  readonly outcome:
    | { readonly kind: 'passed'; readonly says: string }
    | { readonly kind: 'failed'; readonly message: string; readonly type: string; readonly says: string }
    | { readonly kind: 'error'; readonly message: string; readonly type: string }
    | { readonly kind: 'skipped'; readonly message: string };
}

export function testCasesOf(grading: Grading): TestCase[] {
  if (grading.status === 'not-graded') {
    const message = `Could not be graded: ${sentence(grading.reason, 600)} No marks are affected.`;
    return [{ group: 'build', name: 'grading', outcome: { kind: 'error', message, type: 'not-graded' } }];
  }
  return [buildTest(grading), ...grading.cases.map(caseTest), ...findingTests(grading.findings)];
}

function buildTest(graded: Graded): TestCase {
  const name = 'compiles';
  const trouble = buildTrouble(graded);
  if (trouble === undefined) return { group: 'build', name, outcome: { kind: 'passed', says: '' } };
  const says = plainCompiler(graded);
  return {
    group: 'build',
    name,
    outcome: { kind: 'failed', message: trouble.headline, type: 'did-not-compile', says },
  };
}

function caseTest(graded: GradedCase): TestCase {
  const name = graded.id.slice(graded.id.indexOf('/') + 1);
  return { group: graded.group, name, outcome: outcomeOf(graded) };
}

function outcomeOf(graded: GradedCase): TestCase['outcome'] {
  const message = explainCase(graded).headline;
  const type = graded.verdict.kind;
  const standing = standingOf(graded);
  switch (standing) {
    case 'right':
      return { kind: 'passed', says: type === 'accepted' ? '' : message };
    case 'failing':
      return { kind: 'failed', message, type, says: `${plain(graded.about)}\n\n${plainCase(graded)}` };
    case 'aside':
      return { kind: 'skipped', message };
    case 'ours':
      return { kind: 'error', message, type };
    default:
      return standing satisfies never;
  }
}

/** A rule may be broken twice in one place. Each gets its own name, because most readers join tests of one name. */
function findingTests(findings: readonly Finding[]): TestCase[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const place = `${finding.rule} ${placeText(finding)}`;
    const time = (seen.get(place) ?? 0) + 1;
    seen.set(place, time);
    const message = explainFinding(finding);
    const says = `${message} (${deductionText(finding.marks)})`;
    return {
      group: 'policy',
      name: time === 1 ? place : `${place} (${time})`,
      outcome: finding.marks < 0 ? { kind: 'failed', message, type: finding.rule, says } : { kind: 'passed', says },
    };
  });
}
