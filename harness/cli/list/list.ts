import { renderList } from '../../../reports/terminal/render-list.ts';
import { loadAssignment } from '../../assignment/load-assignment.ts';
import { countCases } from '../../author/count-cases.ts';
import type { ListedAssignment } from '../../model/result/listed-assignment.ts';
import { findCourse } from '../../prepare/assignments/course.ts';
import { offeredPlaces } from '../../prepare/assignments/find-assignment.ts';
import type { AssignmentPlace } from '../../prepare/assignments/place.ts';
import { exitCodes } from '../../prepare/exit-code.ts';
import { terminalStyle } from '../terminal-style.ts';

export async function list(json: boolean): Promise<number> {
  const assignments = await Promise.all((await offeredPlaces(await findCourse())).map(listed));
  process.stdout.write(
    json
      ? `${JSON.stringify({ format: 1, assignments }, undefined, 2)}\n`
      : renderList(assignments, terminalStyle(process.stdout, process.env)),
  );
  return exitCodes.ok;
}

/** Reads the assignment anew each time, so that mistakes are counted. */
export async function listed({ id, folder, isOurs }: AssignmentPlace): Promise<ListedAssignment> {
  const loaded = await loadAssignment(folder, isOurs ? {} : { withoutReference: true });
  if (loaded.kind === 'invalid') return { kind: 'invalid', id, mistakes: loaded.problems.length };
  if (loaded.kind === 'no-such-dialect') throw new Error(`${id} has no usual dialect`);
  const { title, files } = loaded.assignment;
  return { kind: 'loaded', id, title, files, ...countCases(loaded.assignment) };
}
