import { count } from '../../../reports/phrases/count.ts';
import type { Blessing } from '../../author/bless/bless-assignment.ts';
import type { BlessedFile } from '../../author/bless/plan-edits.ts';
import { shellWord } from '../../text/shell-word.ts';

export interface BlessingView {
  /** The assignment as the user named it. */
  readonly name: string;
  /** The path of a file as the user reads it. */
  readonly shown: (file: string) => string;
  /** Nothing was written. */
  readonly isCheck: boolean;
}

/** A line for each file, then what was left alone. */
export function renderBlessing(blessing: Blessing, { name, shown, isCheck }: BlessingView): string {
  const { files, looked, truth, conversations, otherDialects } = blessing;
  const names = files.map((file) => shown(file.name));
  const width = Math.max(0, ...names.map((one) => one.length));
  const lines = files.map((file, index) => `${(names[index] ?? '').padEnd(width)}   ${changeOf(file, isCheck)}`);
  if (files.length === 0) lines.push(`${name}: ${casesThatAgree(looked)} with the ${truth}.`);
  if (isCheck && files.length > 0)
    lines.push('', `--check: nothing was written; verbatim bless ${shellWord(name)} writes it.`);
  const left = [
    ...(conversations === 0 ? [] : [`${count(conversations, 'conversation')}: write their replies by hand.`]),
    ...otherDialects.map(
      (dialect) => `The sessions of the dialect ${dialect}: the solution has only the usual wording.`,
    ),
  ];
  if (left.length > 0) lines.push('', 'Left alone:', ...left.map((one) => `  ${one}`));
  return `${lines.join('\n')}\n`;
}

function casesThatAgree(looked: number): string {
  if (looked === 0) return 'no golden calls or sessions to compare';
  return looked === 1 ? 'its golden case agrees' : `all ${looked} golden cases agree`;
}

function changeOf({ cases, filledIn, changed, unread }: BlessedFile, isCheck: boolean): string {
  const [fill, change] = isCheck ? ['to fill in', 'to change'] : ['filled in', 'changed'];
  if (cases === 'session') {
    const lost = unread.map((line) => `«${line}»`).join(', ');
    const why = unread.length === 0 ? '' : `; the program ends before it reads ${lost}`;
    return `session ${filledIn > 0 ? fill : change}${why}`;
  }
  if (filledIn === 0) return `${count(changed, 'call')} ${change}`;
  return `${count(filledIn, 'call')} ${fill}${changed === 0 ? '' : `, ${changed} ${change}`}`;
}
