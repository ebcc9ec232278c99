import type { GradedCase } from '../../harness/model/result/grading.ts';
import { columnsOf } from '../difference/columns.ts';
import { caseName } from '../explain/case/case-name.ts';
import { explainCase, reportedVerdict } from '../explain/case/case.ts';
import { count } from '../phrases/count.ts';
import { detailHidden } from '../explain/case/hidden.ts';
import { marksOf } from '../explain/marks.ts';
import { code, plain } from '../phrases/quote.ts';
import { toRepeat } from '../explain/case/to-repeat.ts';
import { verdictLabels } from '../explain/case/verdict-label.ts';
import { type Failure, marksOfFailures, nameOfFailure, titleOfFailure, titleOfFolder } from '../failures.ts';
import { type Replay, replayCommand } from '../replay.ts';
import { beforeLines } from './before-lines.ts';
import { caseNames, commonFolder, titleAndId } from './case-names.ts';
import { differenceBlock } from './difference-block.ts';
import type { Alike } from './digest.ts';
import { drawnBlock } from './drawn-block.ts';
import { type Screen, labelWidth } from './screen.ts';
import { padEnd } from './wrap.ts';

/** A failing case in full, and the names of the cases that are like it. */
export function fullCase({ told, others }: Alike, replay: Replay, screen: Screen): string[] {
  const { shown } = told;
  const heading = titleLine(nameOfAlike({ told, others: [] }), marksText([told]), shown, screen);
  // A title that was cut in its line is repeated as a whole.
  const isCut = !heading.includes(screen.oneLine(plain(titleOfFailure(told)), Infinity));
  return [
    heading,
    ...(isCut ? screen.sentence(plain(shown.about), { most: 2, style: 'faint' }) : []),
    ...caseBody(shown, screen),
    ...alsoLines(others, screen),
    ...(detailHidden(shown) ? [] : [replayLine(replayCommand(replay, { ...shown, id: nameOfFailure(told) }), screen)]),
  ];
}

/** What happened, where the output differs, and what to look at. */
export function caseBody(graded: GradedCase, screen: Screen): string[] {
  const words = explainCase(graded);
  const verdict = reportedVerdict(graded);
  const block = differenceBlock(verdict, graded.evidence, screen);
  const drawn = drawnBlock(verdict.kind, graded.evidence, screen);
  return [
    ...screen.sentence([words.headline, ...words.details].join(' '), { most: 5 }),
    ...toRepeatLines(graded, screen),
    ...beforeLines(graded, screen),
    ...(drawn.length === 0 ? [] : ['', ...drawn, '']),
    ...(block.length === 0 ? [] : ['', ...block, '']),
    ...(words.hint === undefined ? [] : screen.sentence(plain(words.hint, 600), { label: 'hint', most: 3 })),
  ];
}

/** One line for a failing case, or for several that are alike. */
export function shortCase({ told, others }: Alike, screen: Screen): string {
  const { label } = verdictLabels[told.shown.verdict.kind];
  const hidden = detailHidden(told.shown) ? ', hidden' : '';
  const tail = `${marksText([told, ...others])}, ${label}${hidden}`;
  return titleLine(nameOfAlike({ told, others }), tail, told.shown, screen);
}

/** What a line calls its cases: a title, if they have one in common, and their ids. */
interface LineName {
  readonly title?: string;
  readonly ids: string;
}

function nameOfAlike({ told, others }: Alike): LineName {
  const all = [told, ...others];
  const cases = all.reduce((sum, one) => sum + 1 + one.others.length, 0);
  const number = cases === 1 ? '' : `, ${count(cases, 'case')}`;
  if (others.length === 0) return { title: titleOfFailure(told), ids: `${nameOfFailure(told)}${number}` };
  const ids = all.map(({ shown }) => shown.id);
  const folder = told.shown.group === 'functions' ? commonFolder(ids) : '';
  return folder === ''
    ? { ids: `${caseNames(ids)}${number}` }
    : { title: titleOfFolder(folder, told.shown.group), ids: `${folder}${number}` };
}

function titleLine({ title, ids }: LineName, tail: string, shown: GradedCase, screen: Screen): string {
  const room = screen.width - 2 - 2 - columnsOf(tail);
  const name = title === undefined ? screen.oneLine(plain(ids), room) : titleAndId(title, ids, room, screen);
  return `${screen.sign(verdictLabels[shown.verdict.kind].tone)} ${screen.paint('heading', name)}  ${tail}`;
}

function marksText(failures: readonly Failure[]): string {
  const { marks, outOf } = marksOfFailures(failures);
  return marksOf(marks, outOf);
}

function toRepeatLines(graded: GradedCase, screen: Screen): string[] {
  return toRepeat(graded).flatMap(({ label, lines }) => {
    const shown = lines.map((line) => code(line, 24)).join(', ');
    return screen.sentence(shown === '' ? 'nothing' : shown, { label, most: 3 });
  });
}

function alsoLines(others: readonly Failure[], screen: Screen): string[] {
  if (others.length === 0) return [];
  const [first] = others;
  const names =
    others.length === 1 && first !== undefined
      ? caseName(first.shown)
      : caseNames(others.map(({ shown }) => plain(shown.id)));
  const alike = others.length === 1 ? '1 more case is like this' : `${others.length} more cases are like this`;
  return screen.sentence(`${alike} (${marksText(others)}): ${names}`, { label: 'also', most: 3 });
}

function replayLine(command: string, screen: Screen): string {
  return `  ${screen.paint('faint', padEnd('replay', labelWidth))} ${screen.paint('command', command)}`;
}
