import type { Graded } from '../../harness/model/result/grading.ts';
import { standingOf } from './standing.ts';

type Program = NonNullable<Graded['programs']>[number];

/**
 * Says which file has the fault, if each of a student's files was also run with the course's version of the other one.
 * Undefined if everything is right, or if one of them could not be run.
 */
export function blame(grading: Graded): string | undefined {
  const halves = (grading.programs ?? []).filter(
    ({ studentFiles, courseFiles }) => studentFiles.length === 1 && courseFiles.length > 0,
  );
  const standings = halves.map((half) => ({ half, standing: standingOfProgram(grading, half.id) }));
  if (halves.length < 2 || standings.some(({ standing }) => standing === 'not-run')) return undefined;
  const right = standings.filter(({ standing }) => standing === 'right').map(({ half }) => half);
  const wrong = standings.filter(({ standing }) => standing === 'wrong').map(({ half }) => half);
  const together = (grading.programs ?? []).find(({ courseFiles }) => courseFiles.length === 0);
  const joined = together === undefined ? 'not-run' : standingOfProgram(grading, together.id);
  if (wrong.length === 0) {
    return joined === 'wrong'
      ? 'Each of your files is right with our other half, but together they fail: one relies on something that the other does not do.'
      : undefined;
  }
  const withOurs = ({ studentFiles, courseFiles }: Program) =>
    `your ${studentFiles.join()} with our ${courseFiles.join()}`;
  if (right.length > 0) {
    const faulty = wrong.map(({ studentFiles }) => studentFiles.join()).join(' and ');
    return `The fault is in ${faulty}: ${right.map(withOurs).join(' and ')} is right.`;
  }
  const both = `There is a fault in each of your files: ${wrong.map(withOurs).join(' and ')} fail.`;
  return joined === 'right' ? `${both} Together they are right, because the mistakes fit together.` : both;
}

function standingOfProgram({ cases }: Graded, id: string): 'right' | 'wrong' | 'not-run' {
  const sessions = cases.filter((graded) => graded.id.startsWith(`transcripts/${id}/`));
  const ran = sessions.filter((graded) => standingOf(graded) !== 'aside');
  if (ran.length === 0) return 'not-run';
  return ran.some((graded) => standingOf(graded) === 'failing') ? 'wrong' : 'right';
}
