import type { Graded, Grading } from '../../harness/model/result/grading.ts';
import { isEmptyWork } from '../../harness/model/result/no-source.ts';
import { blame } from '../explain/blame.ts';
import { caseName } from '../explain/case/case-name.ts';
import { explainCase } from '../explain/case/case.ts';
import { missingWords, notUsedWords } from '../explain/class/files.ts';
import { marksText } from '../explain/marks.ts';
import { isExplained, mistakeWords } from '../explain/case/mistake.ts';
import { nextStep } from '../explain/next-step.ts';
import { plain, sentence } from '../phrases/quote.ts';
import { sharedCodeWords } from '../explain/shared-code.ts';
import { standingOf } from '../explain/standing.ts';
import { wordingWords } from '../explain/case/wording.ts';
import { fullCase, shortCase } from './case-block.ts';
import { titleAndId } from './case-names.ts';
import { compilerBlock } from './compiler-block.ts';
import { failuresOf } from '../failures.ts';
import { digestOf } from './digest.ts';
import { findingLines } from './finding-lines.ts';
import { groupLines } from './group-lines.ts';
import type { Palette } from './palette.ts';
import type { Replay } from '../replay.ts';
import { type Screen, screenOf } from './screen.ts';

export interface CheckOptions {
  readonly width: number;
  readonly palette: Palette;
  readonly replay: Replay;
  /** Set if only these cases were run. */
  readonly only?: string;
}

/** What a student sees after `verbatim check domineering.cpp`. Only commands to copy may be wider than the screen. */
export function renderCheck(grading: Grading, { width, palette, replay, only }: CheckOptions): string {
  const screen = screenOf(width, palette);
  const files = grading.files.map(({ submitted }) => plain(submitted)).join(', ');
  const title = screen.oneLine(`${plain(grading.assignment)}${files === '' ? '' : `: ${files}`}`, screen.width);
  const sections =
    grading.status === 'not-graded'
      ? [screen.sentence(`Could not be graded: ${sentence(grading.reason, 600)} No marks are affected.`, { indent: 0 })]
      : gradedSections(grading, replay, screen, only !== undefined);
  return [
    [screen.paint('heading', title)],
    ...sections,
    only === undefined ? ending(grading, screen) : endingOfSome(only, screen),
  ]
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

function ending(grading: Grading, screen: Screen): string[] {
  const next = screen.sentence(`Next: ${nextStep(grading)}`, { indent: 0 });
  if (grading.status === 'not-graded') return next;
  return [screen.paint('heading', `${marksText(grading.marks)} of ${marksText(grading.outOf)}`), ...next];
}

/** Without a total, because that would count all cases that were not run as wrong. */
function endingOfSome(only: string, screen: Screen): string[] {
  return screen.sentence(`Only ${plain(only, 80)} was run. For the marks, check without --only.`, { indent: 0 });
}

/** With `--only`, cases that are right have a line, too, because the reader asked for them. */
function rightCases({ cases }: Graded, screen: Screen): string[] {
  return cases
    .filter((graded) => standingOf(graded) === 'right')
    .map(({ about, id }) => `${screen.sign('right')} ${titleAndId(about, id, screen.width - 2, screen)}`);
}

/** For a submission of two files: which one has the fault. */
function blameLines(grading: Graded, screen: Screen): string[] {
  return wordsLines(blame(grading), screen);
}

/** Missing files come first, because they explain most. */
function filesLines(grading: Graded, screen: Screen): string[] {
  const missing = missingWords(grading);
  return [
    ...(missing === undefined ? [] : signed('wrong', missing, screen)),
    ...notUsedWords(grading).flatMap((words) => signed('aside', words, screen)),
  ];
}

function wordsLines(words: string | undefined, screen: Screen): string[] {
  return words === undefined ? [] : screen.sentence(plain(words, 900), { indent: 2 });
}

function gradedSections(grading: Graded, replay: Replay, screen: Screen, some: boolean): string[][] {
  // In an empty file, every function is missing; it is enough to say once that it is empty.
  const { mistake } = grading;
  const digest = digestOf(isEmptyWork(grading) ? [] : failuresOf(grading.cases), ({ shown }) =>
    mistake !== undefined && isExplained(shown) ? mistake.kind : undefined,
  );
  const full = digest.inFull.map((alike) => fullCase(alike, replay, screen));
  const short = digest.inShort.map((alike) => shortCase(alike, screen));
  return [
    some ? [] : filesLines(grading, screen),
    some ? rightCases(grading, screen) : groupLines(grading, screen),
    some ? [] : blameLines(grading, screen),
    some ? [] : wordsLines(wordingWords(grading), screen),
    some ? [] : wordsLines(sharedCodeWords(grading), screen),
    wordsLines(mistakeWords(grading), screen),
    compilerBlock(grading, screen),
    ...full,
    short,
    notRunLines(grading, screen),
    findingLines(grading, screen),
    legend(full, screen),
  ];
}

/** Cases that need not be fixed: differences without a deduction, cases behind a gate, and faults of Verbatim. */
function notRunLines({ cases }: Graded, screen: Screen): string[] {
  const skipped = new Map<string, number>();
  const lines: string[] = [];
  for (const graded of cases) {
    const { verdict } = graded;
    if (verdict.kind === 'skipped') {
      skipped.set(verdict.reason, (skipped.get(verdict.reason) ?? 0) + 1);
    } else if (verdict.kind === 'not-graded') {
      lines.push(...signed('ours', `${caseName(graded)}: ${explainCase(graded).headline}`, screen));
    } else if (verdict.kind === 'presentation' && standingOf(graded) === 'right') {
      lines.push(...signed('nearly', `${caseName(graded)}: ${explainCase(graded).headline} No deduction.`, screen));
    }
  }
  for (const [reason, number] of skipped) {
    const what = number === 1 ? '1 case was not run' : `${number} cases were not run`;
    lines.push(...signed('aside', `${what}: ${plain(reason)}`, screen));
  }
  return lines;
}

function signed(tone: 'wrong' | 'ours' | 'nearly' | 'aside', text: string, screen: Screen): string[] {
  const [first, ...rest] = screen.sentence(text, { most: 3 });
  return [`${screen.sign(tone)} ${(first ?? '').trimStart()}`, ...rest];
}

/** The key to the signs of the drawings, if there is a drawing. */
function legend(blocks: readonly (readonly string[])[], { drawing, width, paint }: Screen): string[] {
  const shown = blocks.flat().join('\n');
  const known: readonly (readonly [sign: string, meaning: string])[] = [
    [drawing.blank, 'a space'],
    [drawing.newline, 'the end of a line'],
    [drawing.tab, 'a tab'],
    [drawing.carriageReturn, 'a carriage return'],
    [drawing.openTyped, `${drawing.openTyped}5${drawing.closeTyped} typed`],
  ];
  if (!shown.includes(drawing.newline) && !shown.includes(drawing.openTyped)) return [];
  const meanings = known
    .filter(([sign]) => shown.includes(sign))
    .map(([sign, meaning]) => (sign === drawing.openTyped ? meaning : `${sign} ${meaning}`));
  const line = `Key: ${meanings.join(', ')}`;
  return line.length <= width ? [paint('faint', line)] : [];
}
