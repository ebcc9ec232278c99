import type { Graded } from '../../harness/model/result/grading.ts';
import { isEmptyWork } from '../../harness/model/result/no-source.ts';
import { count } from '../phrases/count.ts';
import { groupNames } from '../explain/class/group-name.ts';
import { marksText } from '../explain/marks.ts';
import { standingOf } from '../explain/standing.ts';
import type { Tone } from '../explain/case/verdict-label.ts';
import type { Screen } from './screen.ts';
import { padEnd, padStart } from './wrap.ts';

/** A line for each group of the marking scheme; cases that are right are only counted. */
export function groupLines(grading: Graded, screen: Screen): string[] {
  const rows = grading.groups.map((group) => ({
    tone: toneOf(grading, group),
    name: groupNames[group.id].name,
    marks: marksText(group.marks),
    outOf: marksText(group.outOf),
    counted: countedIn(grading, group.id),
  }));
  const name = widest(rows.map((row) => row.name));
  const marks = widest(rows.map((row) => row.marks));
  const outOf = widest(rows.map((row) => row.outOf));
  return rows.map(
    (row) =>
      `  ${screen.sign(row.tone)} ${padEnd(row.name, name)}  ${padStart(row.marks, marks)} of ${padStart(row.outOf, outOf)}  ${row.counted}`,
  );
}

function toneOf(grading: Graded, { id, marks, outOf }: Graded['groups'][number]): Tone {
  const standings = new Set(grading.cases.filter(({ group }) => group === id).map(standingOf));
  if (standings.has('ours')) return 'ours';
  if (ranNothing(grading, id)) return 'aside';
  if (marks >= outOf && !standings.has('failing')) return 'right';
  const cases = grading.cases.filter((graded) => graded.group === id && standingOf(graded) === 'failing');
  if (cases.length > 0 && cases.every(({ verdict }) => verdict.kind === 'presentation')) return 'nearly';
  return 'wrong';
}

function countedIn(grading: Graded, id: Graded['groups'][number]['id']): string {
  const { one, many } = groupNames[id];
  if (id === 'policy' && grading.findings.length > 0) return count(grading.findings.length, one, many);
  if (ranNothing(grading, id)) return id === 'policy' ? 'not checked' : 'not run';
  if (id === 'policy') return 'no findings';
  const cases = grading.cases.filter(({ group }) => group === id);
  const right = cases.filter((graded) => standingOf(graded) === 'right').length;
  return `${right} of ${count(cases.length, one, many)} right`;
}

/** Whether no case of the group ran; for rules, whether they could not be checked. */
function ranNothing(grading: Graded, id: Graded['groups'][number]['id']): boolean {
  if (isEmptyWork(grading)) return true;
  if (id === 'policy') return !grading.build.compiled;
  return grading.cases.filter(({ group }) => group === id).every((graded) => standingOf(graded) === 'aside');
}

function widest(cells: readonly string[]): number {
  return Math.max(0, ...cells.map(({ length }) => length));
}
