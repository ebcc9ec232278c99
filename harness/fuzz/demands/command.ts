import type { Step } from '../attempt.ts';
import type { Kept } from '../run/keeper.ts';
import { type Breach, excerpt } from './breach.ts';

/** Text that no author, assistant or student should ever have to read. */
const foreign: readonly RegExp[] = [
  /^ {4}at [\w.<>]+ \(/m,
  /\b(?:Range|Type|Reference|Syntax)Error\b/,
  /\bE(?:NOENT|NAMETOOLONG|ACCES|PERM|EXIST|NOTDIR|ISDIR|INVAL|MFILE|PIPE)\b/,
  /\[object \w+\]/,
  /\bundefined\b(?!-| behaviou?r| reference)/,
  /a fault inside Verbatim|could not be graded|JavaScript heap|memory access out of bounds/,
];

/** Output has no colours here, so any control character comes from a submission and would act on the terminal. */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** Checks how a command ended, what it printed and what it left behind. */
export function breachesOfCommand(kept: Kept, step: Step): Breach[] {
  if (kept.timedOut) return [{ demand: 'ends', found: stoppedAfter(kept, step) }];
  return [...breachesOfExit(kept, step), ...breachesOfWords(kept), ...breachesOfProcesses(kept)];
}

function stoppedAfter({ seconds, processorSeconds = 0 }: Kept, { args }: Step): string {
  const computed = `of which the grader itself had computed ${processorSeconds.toFixed(0)}`;
  return `${args[0]} had not ended after ${seconds.toFixed(0)} seconds, ${computed}, and was stopped`;
}

function breachesOfExit({ exit, signal, stdout, stderr }: Kept, { args, exits }: Step): Breach[] {
  const how = exit === undefined ? `signal ${signal ?? '?'} ended it` : `exit code ${exit}`;
  const right = exits.join(' or ');
  if (exit === undefined || !exits.includes(exit)) {
    return [{ demand: 'exit', found: `${args[0]}: ${how} instead of ${right}: ${excerpt(stderr, stderr.length)}` }];
  }
  // Exit code 2 means that a file was unusable. A message or the table of the class must say which one.
  // That includes a grade file that turns out to be damaged after the grading.
  const explained =
    exit !== 2 || /^(?:verbatim|not filled): \S/m.test(stderr) || /could not be graded: \S/.test(stdout);
  return explained ? [] : [{ demand: 'exit', found: `${args[0]}: exit code 2 without a reason: ${excerpt(stderr)}` }];
}

function breachesOfWords({ stdout, stderr }: Kept): Breach[] {
  const strange = foreign.flatMap((pattern) => found('stderr', stderr, pattern));
  return [...strange, ...found('stdout', stdout, controls), ...found('stderr', stderr, controls)];
}

function found(stream: string, text: string, pattern: RegExp): Breach[] {
  const match = pattern.exec(text);
  return match === null ? [] : [{ demand: 'words', found: `${stream}: ${excerpt(text, match.index)}` }];
}

function breachesOfProcesses({ processes, shared }: Kept): Breach[] {
  return [
    ...processes.map((one): Breach => ({ demand: 'left', found: `a process: ${one}` })),
    ...shared.map((one): Breach => ({ demand: 'left', found: `/dev/shm/${one}` })),
  ];
}
