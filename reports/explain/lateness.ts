import type { Grading } from '../../harness/model/result/grading.ts';
import { count } from '../phrases/count.ts';
import { marksText } from './marks.ts';

/** `95 minutes`, `3 hours`, `2 days and 4 hours`: as exact as a reader needs it. */
export function durationText(minutes: number): string {
  if (minutes < 120) return count(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return count(hours, 'hour');
  const rest = hours % 24;
  return `${count(Math.floor(hours / 24), 'day')}${rest === 0 ? '' : ` and ${count(rest, 'hour')}`}`;
}

/** How late the work was, and the deduction for it; undefined for work in time. */
export function latenessSentence(grading: Grading): string | undefined {
  const { lateMinutes, markedLate } = grading;
  const lost = grading.status === 'graded' ? grading.lateDeduction : undefined;
  const deduction = lost === undefined ? '' : lost === 0 ? ' No deduction.' : ` Deduction: ${lostMarks(lost)}.`;
  if (lateMinutes !== undefined) return `Handed in ${durationText(lateMinutes)} after the deadline.${deduction}`;
  if (markedLate !== true) return undefined;
  return `The course site says that it was handed in late, but not by how much.${deduction}`;
}

/** For a table: `late: -10`; empty for work in time. */
export function latenessShort(grading: Grading): string {
  if (latenessSentence(grading) === undefined) return '';
  const lost = grading.status === 'graded' ? (grading.lateDeduction ?? 0) : 0;
  return lost === 0 ? 'late' : `late: -${marksText(lost)}`;
}

function lostMarks(lost: number): string {
  return `${marksText(lost)} ${lost === 1 ? 'mark' : 'marks'}`;
}
