import { type GradeChange, falls } from '../../harness/model/result/grade-change.ts';
import { explainGradeChanges, standingText } from '../explain/class/grade-change.ts';
import { count } from '../phrases/count.ts';
import { plain } from '../phrases/quote.ts';
import { visible } from '../phrases/visible.ts';
import type { Palette } from './palette.ts';
import { type Screen, screenOf } from './screen.ts';

/** The files with marks of both runs have all of them. */
const maxListed = 12;

export interface GradeChangesOptions {
  readonly width: number;
  readonly palette: Palette;
  /** The output folder. */
  readonly folder: string;
}

/** What an assistant sees before a new run replaces an earlier one. Submissions whose marks fall come first. */
export function renderGradeChanges(
  changes: readonly GradeChange[],
  { width, palette, folder }: GradeChangesOptions,
): string {
  const screen = screenOf(width, palette);
  // New submissions have lost nothing, and the table of the class shows them.
  const told = changes.filter(({ before }) => before.kind !== 'absent');
  const [fallen, others] = [told.filter(falls), told.filter((change) => !falls(change))];
  const left = told.length - maxListed;
  const lines = [
    ...screen.sentence(`Since the last run in ${visible(folder)}: ${explainGradeChanges(changes)}.`, { indent: 0 }),
    ...[...fallen, ...others].slice(0, maxListed).flatMap((change) => changeLine(change, screen)),
    ...(left <= 0 ? [] : screen.sentence(`and ${count(left, 'more', 'more')}`, { indent: 2 })),
  ];
  return `${lines.join('\n')}\n`;
}

function changeLine(change: GradeChange, screen: Screen): string[] {
  const { submission, before, after } = change;
  const sentence = `${plain(submission, 60)}: ${standingText(before)} before, ${standingText(after)} now`;
  return screen.sentence(sentence, { label: falls(change) ? 'falls' : '' });
}
