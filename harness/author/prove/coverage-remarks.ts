import type { Assignment } from '../../model/assignment/assignment.ts';
import { type Transcript, typedLines } from '../../model/assignment/transcript.ts';
import type { Trial } from '../../model/result/trial.ts';
import type { SourceFile } from '../../model/submission/submission.ts';
import { runtimeFolder } from '../../prepare/home.ts';
import { type CoverageRequest, measureCoverage } from '../../toolchain/coverage/measure-coverage.ts';
import type { Unreached } from '../../toolchain/coverage/unreached.ts';

/** An author reads the rest when these are covered. */
const maxRemarks = 10;
/** A process each, so that a thousand of them take some seconds. */
const maxSessions = 1000;
const maxText = 60;
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

export interface Covered {
  readonly assignment: Assignment;
  readonly solution: readonly SourceFile[];
  /** The random runs of all properties. */
  readonly trials: readonly Trial[];
}

/** Which parts of the sample solution no golden case and no random run reaches, the most telling first. */
export async function coverageRemarks({ assignment, solution, trials }: Covered): Promise<string[]> {
  const runs = runsOf(assignment, trials);
  if (runs.sessions.length + runs.calls.length === 0) return [];
  if (assignment.conversations.length > 0) return [unknown('interactive programs are not run for this')];
  const runtime = {
    native: runtimeFolder('native'),
    plain: runtimeFolder('plain'),
    coverage: runtimeFolder('coverage'),
  };
  const coverage = await measureCoverage({ assignment, solution, runtime, ...runs });
  if (coverage.kind === 'not-measured') return [unknown(coverage.reason)];
  const { unreached } = coverage;
  const shown = [...unreached]
    .toSorted((one, other) => weight(one) - weight(other))
    .slice(0, maxRemarks)
    .map(remark);
  const more = unreached.length - shown.length;
  return more > 0 ? [...shown, `and ${more} more places in the solution like these`] : shown;
}

function unknown(reason: string): string {
  return `which lines of the solution no case reaches is not known: ${reason}`;
}

function runsOf(
  { sessions, calls }: Assignment,
  trials: readonly Trial[],
): Pick<CoverageRequest, 'sessions' | 'calls'> {
  const golden = sessions.map(({ program, transcript }) => session(typedLines(transcript.pieces), program, transcript));
  const random = trials.flatMap((trial) =>
    trial.kind === 'session' ? [session(trial.typed, trial.program, trial.expected)] : [],
  );
  return {
    sessions: [...golden, ...random.slice(0, maxSessions)],
    calls: [
      ...calls,
      ...trials.flatMap((trial) =>
        trial.kind === 'call' ? [{ function: trial.prototype.name, args: trial.args }] : [],
      ),
    ],
  };
}

function session(
  typed: readonly string[],
  program: string | undefined,
  { closesInput }: Pick<Transcript, 'closesInput'>,
): CoverageRequest['sessions'][number] {
  return {
    typed,
    ...(program === undefined ? {} : { program }),
    ...(closesInput === undefined ? {} : { closesInput }),
  };
}

/** Functions first, then the longest stretches of lines, then conditions; the order of the files decides the rest. */
function weight(unreached: Unreached): number {
  switch (unreached.kind) {
    case 'function':
      return -2_000_000;
    case 'lines':
      return -1_000_000 - unreached.more;
    case 'condition':
      return 0;
  }
}

export function remark(unreached: Unreached): string {
  const where = `solution/${unreached.file}:${unreached.line}:`;
  switch (unreached.kind) {
    case 'function':
      return `${where} no case reaches ${unreached.name}`;
    case 'lines': {
      const { more } = unreached;
      const others = more === 1 ? ' and the line after it' : ` and the ${more} lines after it`;
      return `${where} no case reaches ${quoted(unreached.text)}${more === 0 ? '' : others}`;
    }
    case 'condition': {
      const { place, of } = unreached;
      const which = of === 1 ? 'the condition' : `the ${ordinals[place - 1] ?? `${place}th`} of the ${of} conditions`;
      return `${where} in every case, ${which} in ${quoted(unreached.text)} has the same result`;
    }
  }
}

function quoted(text: string): string {
  const characters = [...text];
  return `"${characters.length <= maxText ? text : `${characters.slice(0, maxText - 3).join('')}...`}"`;
}
