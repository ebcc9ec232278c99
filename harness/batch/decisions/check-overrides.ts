import type { Place, Report } from '../../assignment/yaml/author-problem.ts';
import type { Override, OverrideChange } from '../../model/result/overrides.ts';
import { changeOfEntry } from './change-of-entry.ts';
import type { OverrideEntry } from './override-entry.ts';
import { studentsOfEntry } from './students-of-entry.ts';
import type { Targets } from './targets.ts';

/** The entries that name existing things and decide one thing each. All others are reported with their place. */
export function checkOverrides(
  file: string,
  entries: readonly OverrideEntry[],
  targets: Targets,
  report: Report,
): Override[] {
  const decided = new Map<string, Place>();
  return entries.flatMap((entry): Override[] => {
    const students = studentsOfEntry(file, entry, targets, report);
    const change = changeOfEntry(file, entry, students, targets, report);
    if (students.length === 0 || change === undefined) return [];
    reportSecond(file, entry, students, change, decided, report);
    return [{ students, change, ...(entry.comment === undefined ? {} : { comment: entry.comment.value }) }];
  });
}

/** Reports a second decision about the same thing, because it is unclear which one is meant. */
function reportSecond(
  file: string,
  entry: OverrideEntry,
  students: readonly string[],
  change: OverrideChange,
  decided: Map<string, Place>,
  report: Report,
): void {
  if (change.kind === 'comment') return;
  for (const student of students) {
    const what = change.kind === 'case' ? change.case : 'total';
    const key = JSON.stringify([student, what]);
    const before = decided.get(key);
    if (before === undefined) {
      decided.set(key, entry.place);
      continue;
    }
    const thing = change.kind === 'case' ? `${change.case} of ${student}` : `the marks of ${student}`;
    report({
      file,
      place: entry.place,
      found: `a second decision about ${thing}`,
      expected: `the one of line ${before.line} alone`,
      cure: 'remove one of them',
    });
  }
}
