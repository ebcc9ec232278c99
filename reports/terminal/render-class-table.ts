import { type GroupId, groupIds } from '../../harness/model/assignment/assignment.ts';
import type { Grading } from '../../harness/model/result/grading.ts';
import type { Intake } from '../../harness/model/submission/intake.ts';
import { columnsOf } from '../difference/columns.ts';
import { count } from '../phrases/count.ts';
import { groupNames } from '../explain/class/group-name.ts';
import { marksText } from '../explain/marks.ts';
import { plain } from '../phrases/quote.ts';
import { reasonText } from '../explain/reason.ts';
import type { Tone } from '../explain/case/verdict-label.ts';
import { visible } from '../phrases/visible.ts';
import { type Outcome, countClass, outcomeOf, sortedClass } from '../summary/class-counts.ts';
import { intakeLines } from './intake-lines.ts';
import { lookAtLines } from './look-at-lines.ts';
import type { Palette } from './palette.ts';
import { type Screen, screenOf } from './screen.ts';
import { padEnd, padStart } from './wrap.ts';

export interface ClassTableOptions {
  readonly width: number;
  readonly palette: Palette;
  /** What was found in the source of the submissions; absent if it was not searched. */
  readonly intake?: Intake;
  /** The files that were written: `{ name: 'page', path: 'graded/index.html' }`. */
  readonly files: readonly { readonly name: string; readonly path: string }[];
}

const toneOfOutcome: Readonly<Record<Exclude<Outcome, 'partial'>, Tone>> = {
  full: 'right',
  noSource: 'wrong',
  empty: 'wrong',
  didNotCompile: 'wrong',
  notGraded: 'ours',
};

const longestId = 14;

/** What an assistant sees after `verbatim grade`: a row for each submission, the summary last. */
export function renderClassTable(
  gradings: readonly Grading[],
  { width, palette, files, intake }: ClassTableOptions,
): string {
  const screen = screenOf(width, palette);
  const rows = gradings.length === 0 ? [] : tableLines(sortedClass(gradings), screen);
  const paths = files.map(
    ({ name, path }) => `  ${padEnd(name, longest(files.map((file) => file.name)))}  ${visible(path)}`,
  );
  const found = intake === undefined ? [] : intakeLines(intake, screen);
  return [rows, summaryLines(gradings, screen), found, lookAtLines(gradings, intake, screen), paths]
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

function tableLines(gradings: readonly Grading[], screen: Screen): string[] {
  const groups = groupIds.filter((id) =>
    gradings.some((grading) => grading.status === 'graded' && grading.groups.some((group) => group.id === id)),
  );
  const table = gradings.map((grading) => [
    screen.oneLine(plain(grading.submission), longestId),
    grading.status === 'graded' ? marksText(grading.marks) : '',
    ...groups.map((id) => groupMarks(grading, id)),
  ]);
  const heads = [['', 'submission'], ['', 'marks'], ...groups.map((id) => inTwoLines(groupNames[id].name))];
  const above = heads.map(([first = '']) => first);
  const head = heads.map(([, second = '']) => second);
  const widths = heads.map((cells, index) => longest([...cells, ...table.map((row) => row[index] ?? '')]));
  const line = (cells: readonly string[]) =>
    cells.map((cell, index) => (index === 0 ? padEnd : padStart)(cell, widths[index] ?? 0)).join(' ');
  const room = screen.width - 2 - columnsOf(line(head)) - 2;
  const headLines = [`  ${line(above)}`, `  ${line(head)}  reason`].map((text) =>
    text.slice(0, screen.width).trimEnd(),
  );
  return [
    ...headLines.filter((text) => text !== '').map((text) => screen.paint('faint', text)),
    ...gradings.map((grading, index) => {
      const reason = shortened(grading, room);
      const shown = reason === '' || room < 8 ? '' : `  ${screen.oneLine(reason, room)}`;
      return `${signFor(outcomeOf(grading), screen)} ${line(table[index] ?? [])}${shown}`.trimEnd();
    }),
  ];
}

/** A reason that is too long for its column loses the titles of cases, then the number of further reasons. */
function shortened(grading: Grading, room: number): string {
  const reasons = [reasonText(grading), reasonText(grading, 'ids')];
  const fitting = reasons.find((reason) => columnsOf(reason) <= room);
  return fitting ?? (reasons[1] ?? '').replace(/, and \d+ more \w+$/, '');
}

/** `Random runs` in two lines, so that its column can be narrow. */
function inTwoLines(name: string): readonly string[] {
  const space = name.indexOf(' ');
  return space < 0 ? ['', name] : [name.slice(0, space), name.slice(space + 1)];
}

/** No sign for a part of the marks, so that the other outcomes are easy to see. */
function signFor(outcome: Outcome, screen: Screen): string {
  return outcome === 'partial' ? ' ' : screen.sign(toneOfOutcome[outcome]);
}

function groupMarks(grading: Grading, id: GroupId): string {
  if (grading.status === 'not-graded') return '';
  const group = grading.groups.find((candidate) => candidate.id === id);
  return group === undefined ? '' : marksText(group.marks);
}

function summaryLines(gradings: readonly Grading[], screen: Screen): string[] {
  const { full, partial, noSource, empty, didNotCompile, notGraded } = countClass(gradings);
  const parts = [
    `${full} with full marks`,
    `${partial} with part of them`,
    ...(didNotCompile === 0 ? [] : [`${didNotCompile} did not compile`]),
    ...(noSource === 0 ? [] : [`${noSource} without source`]),
    ...(empty === 0 ? [] : [`${empty} empty`]),
    ...(notGraded === 0 ? [] : [`${notGraded} could not be graded (no marks affected)`]),
  ];
  if (gradings.length === 0) return screen.sentence('No submissions: nothing was graded.', { indent: 0 });
  return screen.sentence(`${count(gradings.length, 'submission')}: ${parts.join(', ')}.`, { indent: 0 });
}

function longest(cells: readonly string[]): number {
  return cells.reduce((most, cell) => Math.max(most, columnsOf(cell)), 0);
}
