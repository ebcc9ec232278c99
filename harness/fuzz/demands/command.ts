import type { Step } from '../attempt.ts';
import type { Kept } from '../run/keeper.ts';
import { type Breach, excerpt } from './breach.ts';

/** What an author, an assistant or a student should never have to read. */
const foreign: readonly RegExp[] = [
  /^ {4}at [\w.<>]+ \(/m,
  /\b(?:Range|Type|Reference|Syntax)Error\b/,
  /\bE(?:NOENT|NAMETOOLONG|ACCES|PERM|EXIST|NOTDIR|ISDIR|INVAL|MFILE|PIPE)\b/,
  /\[object \w+\]/,
  /\bundefined\b(?!-| behaviou?r| reference)/,
  /a fault inside Verbatim|could not be graded|JavaScript heap|memory access out of bounds/,
];

/** No color was asked for, so any of these has come from a submission: it would act on the terminal. */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** A command by itself: how it ended, what it said and what it left. */
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
  // Where 2 is right, a file was unusable: a sentence says which, or the table of the class does.
  // A grade file that turns out to be damaged after the grading is told, too: the marks are there by then.
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
