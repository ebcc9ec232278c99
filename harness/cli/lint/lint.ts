import { loadAssignment } from '../../assignment/load-assignment.ts';
import { formatProblems } from '../../assignment/yaml/author-problem.ts';
import { plain } from '../../../reports/phrases/quote.ts';
import { count } from '../../../reports/phrases/count.ts';
import { findCourse } from '../../prepare/assignments/course.ts';
import { offeredPlaces } from '../../prepare/assignments/find-assignment.ts';
import { type AssignmentPlace, placeOf } from '../../prepare/assignments/place.ts';
import { exitCodes } from '../../prepare/exit-code.ts';

/** Prints every mistake in the files of these assignments; without names, of all of them. */
export async function lint(names: readonly string[]): Promise<number> {
  const course = await findCourse();
  const places =
    names.length === 0
      ? await offeredPlaces(course)
      : await Promise.all(names.map(async (name) => placeOf(name, course)));
  const found = await Promise.all(places.map(mistakesIn));
  for (const { text } of found) process.stdout.write(text);
  return found.every(({ isRight }) => isRight) ? exitCodes.ok : exitCodes.notFullMarks;
}

/** What is printed about one assignment. */
export async function mistakesIn(
  place: AssignmentPlace,
): Promise<{ readonly isRight: boolean; readonly text: string }> {
  const loaded = await loadAssignment(place.folder, place.isOurs ? {} : { withoutReference: true });
  if (loaded.kind !== 'invalid') return { isRight: true, text: `${place.id}: no mistakes\n` };
  const { problems } = loaded;
  const paragraphs = formatProblems(problems, place.prefix, Infinity)
    .split('\n')
    .map((line) => plain(line, 1000));
  return { isRight: false, text: `${place.id}: ${count(problems.length, 'mistake')}\n\n${paragraphs.join('\n')}\n` };
}
