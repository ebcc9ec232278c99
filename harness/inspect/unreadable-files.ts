import { type SwitchedOn, sourceRuleIds, unreadableSource } from '../model/assignment/assignment.ts';
import type { Observation } from '../model/result/finding.ts';
import type { ReadFile } from '../cpp/source/program.ts';

/**
 * Files that break a limit which no honest program meets, each at the first such place. It is unknown how the file
 * keeps the rules, so the finding names all of them.
 */
export function unreadableFiles(files: readonly ReadFile[], switchedOn: SwitchedOn): Observation[] {
  const undecided = sourceRuleIds.filter((id) => switchedOn[id] !== undefined);
  return files.flatMap(({ name, unread, placeOf }): Observation[] => {
    const broken = unread.find((one) => one.because === 'limit');
    if (broken?.because !== 'limit') return [];
    const { limit, start } = broken;
    return [{ finding: { rule: unreadableSource, file: name, ...placeOf(start), limit, undecided }, free: false }];
  });
}
