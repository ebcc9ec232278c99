import type { Adjusted, MarkChange } from '../../../harness/model/result/overrides.ts';
import { listed } from '../../phrases/count.ts';
import { caseName } from '../case/case-name.ts';
import { marksOf, marksText } from '../marks.ts';
import { plain } from '../../phrases/quote.ts';
import { visible } from '../../phrases/visible.ts';

/** Without a submission, there is no grading. */
type Said = Pick<Adjusted, 'mark' | 'changes' | 'comments'> & { readonly automatic?: Adjusted['automatic'] };

/** What the staff decided and commented, one text each. Comments keep their lines. */
export function explainDecisions({ automatic, mark, changes, comments }: Said): string[] {
  const graded = automatic?.status === 'graded' && changes.length > 0 && mark.kind === 'marks';
  return [
    ...(mark.kind === 'excused'
      ? ['Excused by the staff.']
      : changes.map((change) => explainChange(change, automatic))),
    ...(graded ? [`The program graded ${marksOf(automatic.marks, automatic.outOf)}.`] : []),
    ...comments.map(commentText),
  ];
}

/** `Changed by the staff: 7 -> 8 of 10 marks, because: ...`; the name of a case comes before the marks. */
function explainChange({ case: id, from, to, outOf, because }: MarkChange, automatic: Said['automatic']): string {
  const cases = automatic?.status === 'graded' ? automatic.cases : [];
  const changed = cases.find((graded) => graded.id === id);
  const what = id === undefined ? '' : `${changed === undefined ? visible(id) : caseName(changed)}: `;
  const marks = `${from === undefined ? '' : `${marksText(from)} -> `}${marksOf(to, outOf)}`;
  const start = `${from === undefined ? 'Decided' : 'Changed'} by the staff: ${what}${marks}`;
  return because === undefined ? `${start}.` : `${start}, because: ${commentText(because)}`;
}

/** A comment line by line; invisible characters are spelt out. */
export function commentText(comment: string): string {
  return comment
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => visible(line.slice(0, 2000)))
    .join('\n');
}

/** All comments, with or without a change. */
export function commentsOf({ changes, comments }: Pick<Adjusted, 'changes' | 'comments'>): string[] {
  return [...changes.flatMap(({ because }) => because ?? []), ...comments];
}

/** For the staff: whose marks were decided by hand. */
export function explainDecided(all: readonly Pick<Adjusted, 'changes' | 'mark' | 'students'>[]): string[] {
  const decided = all.filter(({ changes, mark }) => changes.length > 0 || mark.kind === 'excused');
  const ids = decided.flatMap(({ students }) => students.map(({ id }) => plain(id, 80)));
  return ids.length === 0 ? [] : [`decided by hand: ${listed(ids)}`];
}
