import type { Adjusted, MarkChange } from '../../../harness/model/result/overrides.ts';
import { listed } from '../../phrases/count.ts';
import { marksOf, marksText } from '../marks.ts';
import { plain } from '../../phrases/quote.ts';
import { visible } from '../../phrases/visible.ts';

/** Of somebody who handed in nothing, there is no grading. */
type Said = Pick<Adjusted, 'mark' | 'changes' | 'comments'> & { readonly automatic?: Adjusted['automatic'] };

/** What people decided about the marks, and what they had to say: a sentence or a comment each. Comments keep their lines. */
export function explainDecisions({ automatic, mark, changes, comments }: Said): string[] {
  const graded = automatic?.status === 'graded' && changes.length > 0 && mark.kind === 'marks';
  return [
    ...(mark.kind === 'excused' ? ['Excused by the staff.'] : changes.map(explainChange)),
    ...(graded ? [`The program graded ${marksOf(automatic.marks, automatic.outOf)}.`] : []),
    ...comments.map(commentText),
  ];
}

/** `Changed by the staff: 7 -> 8 of 10 marks, because: ...`; a case has its name before it. */
function explainChange({ case: id, from, to, outOf, because }: MarkChange): string {
  const what = id === undefined ? '' : `${visible(id)}: `;
  const marks = `${from === undefined ? '' : `${marksText(from)} -> `}${marksOf(to, outOf)}`;
  const start = `${from === undefined ? 'Decided' : 'Changed'} by the staff: ${what}${marks}`;
  return because === undefined ? `${start}.` : `${start}, because: ${commentText(because)}`;
}

/** Words of a person, line by line: whatever cannot be seen is spelt out. */
export function commentText(comment: string): string {
  return comment
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => visible(line.slice(0, 2000)))
    .join('\n');
}

/** Everything that was said, whether beside a change or alone. */
export function commentsOf({ changes, comments }: Pick<Adjusted, 'changes' | 'comments'>): string[] {
  return [...changes.flatMap(({ because }) => because ?? []), ...comments];
}

/** For the staff: whose marks are not those of the program. */
export function explainDecided(all: readonly Pick<Adjusted, 'changes' | 'mark' | 'students'>[]): string[] {
  const decided = all.filter(({ changes, mark }) => changes.length > 0 || mark.kind === 'excused');
  const ids = decided.flatMap(({ students }) => students.map(({ id }) => plain(id, 80)));
  return ids.length === 0 ? [] : [`decided by hand: ${listed(ids)}`];
}
