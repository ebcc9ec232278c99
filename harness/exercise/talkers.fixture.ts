import { endedOutcome } from '../model/program/ended-outcome.ts';
import type { Heard, LiveStep } from '../model/assignment/live.ts';
import type { Outcome, RunEnd } from '../model/program/run-outcome.ts';
import type { CommandingJob, ConversationJob, Job, Program } from '../toolchain/contract/toolchain.ts';
import { type Piece, printedText, tidyPieces } from '../model/assignment/transcript.ts';

/*
 * For tests: "students" of the programs in dialogue.fixture.ts as functions, so that the stage is tested without a
 * compiler. Real programs are talked to in harness/toolchain/native/.
 */

export interface StudentTalker {
  /** The reply to the numbers so far, without its newline; undefined: none comes. */
  readonly reply?: (numbers: readonly number[]) => string | undefined;
  /** What it sends for a line that is typed. */
  readonly command?: (line: string) => string;
  /** The sum as it announces it. */
  readonly announce?: (sum: number) => string;
  readonly end?: RunEnd;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** A "built program" that counts its runs and remembers its jobs. */
export function talkerOf(student: StudentTalker) {
  const jobs: Job[] = [];
  function run(job: Job): Outcome {
    jobs.push(job);
    if (job.kind === 'conversation') return converse(job, student);
    if (job.kind === 'commanding') return takeOrders(job, student);
    throw new Error(`There are talks only, and no ${job.kind}`);
  }
  const program: Program = {
    run: async (all, { convinces } = {}) =>
      all.map((job) => (convinces === undefined ? run(job) : endedOutcome(job.kind, { kind: 'postponed' }))),
    dispose: async () => {},
  };
  return { program, jobs };
}

const finished: RunEnd = { kind: 'finished' };

function converse(job: ConversationJob, student: StudentTalker): Outcome {
  const { reply = (numbers) => String(sumOf(numbers)), end = finished } = student;
  const talk: Piece[] = [];
  const numbers: number[] = [];
  const conversation = job.start();
  let step = conversation.next({ kind: 'line', text: '' });
  while (step.done !== true) {
    const heard = hear(step.value);
    talk.push({ kind: 'typed', text: step.value.say.trimEnd() });
    if (heard.kind === 'line') talk.push({ kind: 'printed', text: `${heard.text}\n` });
    step = conversation.next(heard);
  }
  const problem = step.value === undefined ? {} : { problem: step.value };
  return { kind: 'conversation', end, talk: tidyPieces(talk), ...problem };

  function hear({ say, hear: what }: LiveStep): Heard {
    if (what === 'end') return { kind: 'end', text: '' };
    numbers.push(Number(say));
    const text = reply(numbers);
    return text === undefined ? { kind: 'silence', text: '', late: '' } : { kind: 'line', text };
  }
}

function takeOrders(job: CommandingJob, student: StudentTalker): Outcome {
  const { command = (line) => `add ${line}\n`, announce = (sum) => `Sum ${sum}\n`, end = finished } = student;
  const talk: Piece[] = [];
  let { partner } = job;
  let sum = 0;
  const lines = job.input.split('\n').filter((line) => line !== '' && line !== 'quit');
  for (const line of lines) {
    const { say, next } = partner.hear(command(line));
    partner = next;
    talk.push({ kind: 'printed', text: command(line) }, { kind: 'typed', text: say.trimEnd() });
    sum += Number(line) + Number(say);
  }
  const session = { end, printed: Buffer.from(announce(sum)), reads: [] };
  return end.kind === 'timed-out'
    ? { kind: 'commanding', session, talk: [], late: printedText(talk) }
    : { kind: 'commanding', session, talk, late: '' };
}
