import { type Report, didYouMean } from '../../assignment/yaml/author-problem.ts';
import type { OverrideEntry } from './override-entry.ts';
import { type Person, findPerson, formOfIds } from '../../model/submission/people.ts';
import { everybody, type Targets } from './targets.ts';

/** The students whom the entry is about. Unknown names are reported. */
export function studentsOfEntry(file: string, entry: OverrideEntry, targets: Targets, report: Report): string[] {
  const { gradings, clusters } = targets;
  const { cluster, students } = entry;
  if (students.length === 0 && cluster === undefined) {
    report({ file, place: entry.place, found: 'an entry without a student', expected: 'student, students or cluster' });
  }
  const submissions = new Set(gradings.map(({ submission }) => submission));
  const people = everybody(targets);
  const named = students.flatMap(({ value, place }): string[] => {
    if (submissions.has(value)) return [value];
    const found = findPerson(people, value);
    if (found.kind === 'found') return [nameInRun(found.person, people)];
    const expected = 'a student or a submission of this run';
    // No similar id is proposed: it is the id of another student, who would get the marks.
    const form = formOfIds(people);
    const cure =
      found.kind === 'several'
        ? { cure: `several students have this name: write the whole id, ${found.ids.join(' or ')}` }
        : form === undefined
          ? {}
          : { cure: `ids have the form ${form} here` };
    report({ file, place, found: `the student ${value}`, expected, ...cure });
    return [];
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
  return [...new Set([...named, ...(together ?? [])])];
}

/** A student who works alone goes by the id of the submission; a member of a group by the student's own id. */
function nameInRun({ student, submission }: Person, people: readonly Person[]): string {
  const alone = people.filter((one) => one.submission === submission).length === 1;
  return submission !== undefined && alone ? submission : student.id;
}
