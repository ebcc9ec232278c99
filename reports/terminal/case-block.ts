import type { GradedCase } from '../../harness/model/result/grading.ts';
import { columnsOf } from '../difference/columns.ts';
import { explainCase, verdictToldOf } from '../explain/case/case.ts';
import { count } from '../phrases/count.ts';
import { detailHidden } from '../explain/case/hidden.ts';
import { marksOf } from '../explain/marks.ts';
import { code, plain } from '../phrases/quote.ts';
import { toRepeat } from '../explain/case/to-repeat.ts';
import { verdictLabels } from '../explain/case/verdict-label.ts';
import { type Failure, marksOfFailures, nameOfFailure } from '../failures.ts';
import { type Replay, replayCommand } from '../replay.ts';
import { beforeLines } from './before-lines.ts';
import { caseNames, commonFolder } from './case-names.ts';
import { differenceBlock } from './difference-block.ts';
import type { Alike } from './digest.ts';
import { drawnBlock } from './drawn-block.ts';
import { type Screen, labelWidth } from './screen.ts';
import { padEnd } from './wrap.ts';

/** A failing case with all there is to say about it, and the names of those that are like it. */
export function fullCase({ told, others }: Alike, replay: Replay, screen: Screen): string[] {
  const { shown } = told;
  return [
    titleLine(nameOfFailure(told), [told], marksText([told]), shown, screen),
    ...(told.others.length > 0 ? [] : screen.sentence(plain(shown.about), { most: 2, style: 'faint' })),
    ...caseBody(shown, screen),
    ...alsoLines(others, screen),
    ...(detailHidden(shown) ? [] : [replayLine(replayCommand(replay, { ...shown, id: nameOfFailure(told) }), screen)]),
  ];
}

/** What happened, where it differs, and what to look at. */
export function caseBody(graded: GradedCase, screen: Screen): string[] {
  const words = explainCase(graded);
  const verdict = verdictToldOf(graded);
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

/** Failing cases in one line: one, or all that are alike. */
export function shortCase({ told, others }: Alike, screen: Screen): string {
  const all = [told, ...others];
  const ids = all.map(({ shown }) => shown.id);
  const folder = told.shown.group === 'functions' ? commonFolder(ids) : '';
  const name = others.length === 0 ? nameOfFailure(told) : folder === '' ? caseNames(ids) : folder;
  const { label } = verdictLabels[told.shown.verdict.kind];
  const hidden = detailHidden(told.shown) ? ', hidden' : '';
  return titleLine(name, all, `${marksText(all)}, ${label}${hidden}`, told.shown, screen);
}

function titleLine(name: string, all: readonly Failure[], tail: string, shown: GradedCase, screen: Screen): string {
  const cases = all.reduce((sum, { others }) => sum + 1 + others.length, 0);
  const more = cases === 1 ? '' : ` (${count(cases, 'case')})`;
  const room = screen.width - 2 - columnsOf(more) - 2 - columnsOf(tail);
  const title = screen.paint('heading', screen.oneLine(plain(name), room));
  return `${screen.sign(verdictLabels[shown.verdict.kind].tone)} ${title}${more}  ${tail}`;
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
  const names = caseNames(others.map(({ shown }) => plain(shown.id)));
  const alike = others.length === 1 ? '1 more case is like this' : `${others.length} more cases are like this`;
  return screen.sentence(`${alike} (${marksText(others)}): ${names}`, { label: 'also', most: 3 });
}

function replayLine(command: string, screen: Screen): string {
  return `  ${screen.paint('faint', padEnd('replay', labelWidth))} ${screen.paint('command', command)}`;
}
