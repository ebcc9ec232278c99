import type { Graded, GradedCase, Grading } from '../../harness/model/result/grading.ts';
import { type BuildTrouble, buildTrouble } from './compiler/build-trouble.ts';
import { count } from '../phrases/count.ts';
import { missingShort } from './class/files.ts';
import { code, plain } from '../phrases/quote.ts';
import { latenessShort } from './lateness.ts';
import { ruleWords } from './finding.ts';
import { caseName } from './case/case-name.ts';
import { functionName } from './case/signature.ts';
import { standingOf } from './standing.ts';
import { reportedVerdict } from './case/case.ts';
import { isWording } from './case/wording.ts';
import { verdictLabels } from './case/verdict-label.ts';

/** How cases are named: `ids` is for narrow tables without room for titles. */
type CaseNames = 'titles' | 'ids';

/** Why marks were lost, in a few words for a table; empty for full marks. Lateness comes first, if there was any. */
export function reasonText(grading: Grading, names: CaseNames = 'titles'): string {
  return [latenessShort(grading), workReason(grading, names)].filter((reason) => reason !== '').join('; ');
}

function workReason(grading: Grading, names: CaseNames): string {
  if (grading.status === 'not-graded') return `could not be graded: ${plain(grading.reason, 120)}`;
  return [missingReason(grading), gradedReason(grading, names)].filter((reason) => reason !== '').join('; ');
}

function gradedReason(grading: Graded, names: CaseNames): string {
  const trouble = buildTrouble(grading);
  if (trouble !== undefined) return shortTrouble(trouble);
  const cases = failingCases(grading, names);
  const priced = grading.findings.filter(({ marks }) => marks < 0);
  const unreadable = priced.filter(({ rule }) => rule === 'unreadable-source');
  if (unreadable.length === 0) return cases === '' ? findingsText(priced) : cases;
  // It comes first, because it replaces all rules that could not be checked, and the staff should look at the source.
  const others = priced.filter(({ rule }) => rule !== 'unreadable-source');
  return [findingsText([...unreadable, ...others]), cases].filter((reason) => reason !== '').join('; ');
}

/** Comes before wrong output, because a missing file loses more marks and may be the cause of it. */
function missingReason({ files, missingFiles = [] }: Graded): string {
  return missingFiles.length === 0 || files.length === 0 ? '' : missingShort(missingFiles);
}

function failingCases(grading: Graded, names: CaseNames): string {
  const failed = grading.cases.filter((graded) => standingOf(graded) === 'failing');
  // A different wording is one mistake, reported only if there is no other.
  const lost = failed.filter((graded) => !isWording(reportedVerdict(graded)));
  const [failing] = lost;
  if (failing === undefined) return failed.length === 0 ? '' : 'wording differs from the handout';
  const more = lost.length === 1 ? '' : `, and ${count(lost.length - 1, 'more case')}`;
  return `${shortVerdict(failing, names)}${more}`;
}

/** The first of the findings, and how many more there are. */
function findingsText(findings: Graded['findings']): string {
  const [finding] = findings;
  if (finding === undefined) return '';
  const more = findings.length === 1 ? '' : `, and ${count(findings.length - 1, 'more finding')}`;
  return `${ruleWords[finding.rule].name}${more}`;
}

function shortTrouble({ short, first }: BuildTrouble): string {
  if (first === undefined) return short;
  return `${short}: ${plain(first.message, 80)}${first.place === '' ? '' : ` (${first.place})`}`;
}

function shortVerdict(graded: GradedCase, names: CaseNames): string {
  const { id, verdict } = graded;
  if (verdict.kind === 'missing-function') {
    const name = functionName(verdict.demanded);
    const isThere = name !== undefined && verdict.instead !== undefined && functionName(verdict.instead) === name;
    const trouble = isThere ? 'cannot be called' : 'is missing';
    return `${code(name ?? verdict.demanded).replaceAll('`', '')} ${trouble}`;
  }
  const name = names === 'titles' ? caseName(graded) : plain(id.slice(id.indexOf('/') + 1), 80);
  return `${verdictLabels[verdict.kind].label}: ${name}`;
}
