import { z } from 'zod';
import type { Report } from '../../assignment/yaml/author-problem.ts';
import { checkShape, partAt } from '../../assignment/yaml/read-shape.ts';
import { map, number, text } from '../../shapes/shape-parts.ts';
import { type YamlFile, parseYaml } from '../../assignment/yaml/yaml-file.ts';
import { type Path, lengthAt, placeAt } from '../../assignment/yaml/yaml-path.ts';
import type { OverrideEntry, Placed } from './override-entry.ts';

// Student numbers are names, not numbers, but people write them without quotes; 0115 comes as a symbol of its spelling.
const id = (what: string) =>
  z.union(
    [text(what), z.bigint(what).transform(String), z.symbol(what).transform(({ description = '' }) => description)],
    what,
  );
const atLeast0 = (what: string) => number(what, { minimum: 0 });

const entry = map({
  student: id('the id of a student').optional(),
  students: z.array(id('the id of a student'), 'a list of students').min(1, 'at least one student').optional(),
  cluster: id('the id of a cluster').optional(),
  case: text('the id of a case').optional(),
  marks: atLeast0('marks for the case, 0 or more').optional(),
  total: atLeast0('marks altogether, 0 or more').optional(),
  excuse: z.literal(true, 'true').optional().describe('The student is excused from the assignment'),
  comment: text('a comment for the student').optional(),
});

const aList = 'a list of entries, each after a dash';

/** The whole file, for its JSON Schema. The reader checks each entry by itself. */
export const overridesShape = z.array(entry, aList);

/** Reads `overrides.yaml`, a list of entries. Entries with mistakes are reported and left out. */
export function readYamlOverrides(name: string, source: string, report: Report): OverrideEntry[] {
  const file = parseYaml(name, source, report);
  // A file with nothing but comments has no decisions yet.
  if (file === undefined || file.root === null) return [];
  checkShape(file, z.array(z.unknown(), aList), report);
  return Array.from({ length: lengthAt(file, []) }, (_, index) => [index]).flatMap((path): OverrideEntry[] => {
    checkShape(file, entry, report, path);
    const read = partAt(file, entry, path);
    return read === undefined ? [] : [placedEntry(file, path, read)];
  });
}

function placedEntry(file: YamlFile, path: Path, read: z.infer<typeof entry>): OverrideEntry {
  const { student, students = [], cluster, case: caseId, marks, total, excuse, comment } = read;
  const at = <Value>(key: string, value: Value): Placed<Value> => ({ value, place: placeAt(file, [...path, key]) });
  return {
    place: placeAt(file, path),
    students: [
      ...(student === undefined ? [] : [at('student', student)]),
      ...students.map((value, index) => ({ value, place: placeAt(file, [...path, 'students', index]) })),
    ],
    ...(cluster === undefined ? {} : { cluster: at('cluster', cluster) }),
    ...(caseId === undefined ? {} : { case: at('case', caseId) }),
    ...(marks === undefined ? {} : { marks: at('marks', marks) }),
    ...(total === undefined ? {} : { total: at('total', total) }),
    ...(excuse === undefined ? {} : { excuse: at('excuse', excuse) }),
    ...(comment === undefined ? {} : { comment: at('comment', comment.trim()) }),
  };
}
