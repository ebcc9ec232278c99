import { type Report, didYouMean } from '../../assignment/author-problem.ts';
import type { OverrideEntry } from './override-entry.ts';
import { namesIn, type Targets } from './targets.ts';

/** For whom the entry is. Everybody whom it names and who is not there is reported. */
export function studentsOfEntry(
  file: string,
  entry: OverrideEntry,
  { gradings, clusters }: Targets,
  report: Report,
): string[] {
  const { cluster, students } = entry;
  if (students.length === 0 && cluster === undefined) {
    report({ file, place: entry.place, found: 'an entry for nobody', expected: 'student, students or cluster' });
  }
  const known = [...new Set(gradings.flatMap(namesIn))];
  const named = students.filter(({ value, place }) => {
    if (known.includes(value)) return true;
    const expected = 'the id of a student or a submission of this run';
    report({ file, place, found: `the student ${value}`, expected, ...didYouMean(value, known) });
    return false;
  });
  const together = cluster === undefined ? [] : clusters.studentsIn(cluster.value);
  if (cluster !== undefined && together === undefined) {
    report({
      file,
      place: cluster.place,
      found: `the cluster ${cluster.value}`,
      expected: clusters.ids.length === 0 ? 'students: this run has no clusters' : 'the id of a cluster of this run',
      ...didYouMean(cluster.value, clusters.ids),
    });
  }
  return [...new Set([...named.map(({ value }) => value), ...(together ?? [])])];
}
