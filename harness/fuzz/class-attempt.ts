import type { Attempt, InputFile, Step } from './attempt.ts';
import type { Dice } from './dice.ts';
import { type FuzzedAssignment, honestClass, honestIds, hostileId } from './honest.ts';

interface HostileSubmission {
  readonly name: string;
  readonly assignment: FuzzedAssignment;
  readonly files: readonly InputFile[];
  /** The name of the folder, which is also the id of the student. */
  readonly folder?: string;
}

/** One hostile submission among four honest ones. A quarter of the attempts also run commands that follow grading. */
export function classAttempt({ name, assignment, files, folder = hostileId }: HostileSubmission, dice: Dice): Attempt {
  const honest = honestClass(assignment);
  const reports = dice.happens(25) ? reportSteps(folder, dice) : undefined;
  return {
    name,
    files: [
      ...honest.files,
      { path: `class/${folder}/`, content: '' },
      ...files.map(({ path, content }) => ({ path: `class/${folder}/${path}`, content })),
      ...(reports?.files ?? []),
    ],
    steps: [{ args: honest.args, exits: [0] }, ...(reports?.steps ?? [])],
    honest,
    hasHostile: true,
  };
}

function reportSteps(folder: string, dice: Dice): { readonly steps: Step[]; readonly files: InputFile[] } {
  const report = (...args: string[]): Step => ({ args: ['report', '../out', ...args], exits: [0] });
  const upload = ['--template', '../in/export.csv', '--out', '../upload.csv', '--feedback', '../feedback.zip'];
  const steps = [
    report('--format', 'similarity'),
    report('--format', 'gradescope', '--out', '../gradescope'),
    report('--format', 'junit', '--out', '../junit.xml'),
    report('--format', 'sarif', '--out', '../findings.sarif'),
    report('--format', 'csv', '--out', '../marks.csv'),
    report('--format', 'moodle', '--comments', ...upload),
  ];
  return {
    steps: dice.shuffled(steps).slice(0, dice.whole(1, 3)),
    files: [{ path: 'export.csv', content: worksheet(folder) }],
  };
}

function worksheet(folder: string): string {
  const ids = [...honestIds, folder.replaceAll('"', '""')];
  const rows = ids.map((id, index) => `"Participant ${7000 + index}","Student ${index}","${id}","","","100",""`);
  return ['Identifier,Full name,ID number,Email address,Grade,Maximum Grade,Feedback comments', ...rows, ''].join(
    '\r\n',
  );
}
