import { type GradeChange, type Standing, falls } from '../../../harness/model/result/grade-change.ts';
import { count, listed } from '../../phrases/count.ts';
import { marksText } from '../marks.ts';

/** `14 marks change, 3 of them fall; 2 submissions are new`. */
export function explainGradeChanges(changes: readonly GradeChange[]): string {
  const fresh = changes.filter(({ before }) => before.kind === 'absent').length;
  const gone = changes.filter(({ after }) => after.kind === 'absent').length;
  const changed = changes.length - fresh - gone;
  const fallen = changes.filter(falls).length;
  const marks = changed === 0 ? 'no marks change' : count(changed, 'mark changes', 'marks change');
  const parts = [
    `${marks}${fallen === 0 ? '' : `, ${fallen} ${fallen === 1 ? 'falls' : 'fall'}`}`,
    ...(fresh === 0 ? [] : [count(fresh, 'submission is new', 'submissions are new')]),
    ...(gone === 0 ? [] : [count(gone, 'submission is gone', 'submissions are gone')]),
  ];
  return listed(parts);
}

export function standingText(standing: Standing): string {
  switch (standing.kind) {
    case 'marks':
      return marksText(standing.marks);
    case 'not-graded':
      return 'could not be graded';
    case 'absent':
      return 'gone';
  }
}
