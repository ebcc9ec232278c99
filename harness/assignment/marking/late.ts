import type { z } from 'zod';
import type { LatePolicy } from '../../model/assignment/assignment.ts';
import type { Report } from '../yaml/author-problem.ts';
import type { GroupMarks } from './group-marks.ts';
import { partAt } from '../yaml/read-shape.ts';
import { markingShape } from './marking-shape.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { placeAt, placeOfKey } from '../yaml/yaml-path.ts';

const { late } = markingShape.shape;
const path = ['marking', 'late'];

export function latePolicy(part: NonNullable<z.infer<typeof late>>): LatePolicy {
  const { most } = part;
  return {
    graceMinutes: part['grace-minutes'],
    fixed: part.fixed ?? 0,
    perDay: part['per-day'] ?? 0,
    ...(most === undefined ? {} : { most }),
  };
}

/** A policy that takes nothing, or more than all the marks, is a mistake. */
export function checkLate(file: YamlFile, groups: GroupMarks | undefined, report: Report): void {
  const part = partAt(file, late, path);
  if (part === undefined) return;
  const { fixed, 'per-day': perDay, most } = part;
  if (fixed === undefined && perDay === undefined) {
    report({
      file: file.name,
      place: placeOfKey(file, path),
      found: 'a late policy without a deduction',
      expected: 'the marks that late work loses',
      cure: 'add fixed, per-day or both; drop late if late work loses nothing',
    });
  }
  const total = Object.values(groups ?? {}).reduce<number>((sum, marks) => sum + (marks ?? 0), 0);
  for (const [key, marks] of Object.entries({ fixed, 'per-day': perDay, most })) {
    if (marks === undefined || total === 0 || marks <= total) continue;
    const expected = `no more than ${total}, the marks of all groups`;
    report({ file: file.name, place: placeAt(file, [...path, key]), found: `${marks} for ${key}`, expected });
  }
  if (most !== undefined && fixed !== undefined && most < fixed) {
    const expected = `${fixed} or more, which late work always loses`;
    report({ file: file.name, place: placeAt(file, [...path, 'most']), found: `${most} for most`, expected });
  }
}
