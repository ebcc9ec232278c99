import { endedOutcome } from '../model/program/ended-outcome.ts';
import type { Received, ConversationStep } from '../model/assignment/interactive.ts';
import type { Outcome, RunEnd } from '../model/program/run-outcome.ts';
import type { CommandingJob, AnsweringJob, Job, Program } from '../toolchain/contract/toolchain.ts';
import { type Piece, printedText, tidyPieces } from '../model/assignment/transcript.ts';

/*
 * For tests: "students" of the programs in dialogue.fixture.ts as functions, so that the stage is tested without a
 * compiler. Real programs take part in conversations in harness/toolchain/native/.
 */

export interface InteractiveStudent {
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
export function interactiveProgramOf(student: InteractiveStudent) {
  const jobs: Job[] = [];
  function run(job: Job): Outcome {
    jobs.push(job);
    if (job.kind === 'answering') return converse(job, student);
    if (job.kind === 'commanding') return takeOrders(job, student);
    throw new Error(`Only conversations can be run here, not ${job.kind}`);
  }
  const program: Program = {
    run: async (all, { convinces } = {}) =>
      all.map((job) => (convinces === undefined ? run(job) : endedOutcome(job.kind, { kind: 'postponed' }))),
    dispose: async () => {},
  };
  return { program, jobs };
}

const finished: RunEnd = { kind: 'finished' };

function converse(job: AnsweringJob, student: InteractiveStudent): Outcome {
  const { reply = (numbers) => String(sumOf(numbers)), end = finished } = student;
  const pieces: Piece[] = [];
  const numbers: number[] = [];
  const conversation = job.start();
  let step = conversation.next({ kind: 'line', text: '' });
  while (step.done !== true) {
    const received = read(step.value);
    pieces.push({ kind: 'typed', text: step.value.say.trimEnd() });
    if (received.kind === 'line') pieces.push({ kind: 'printed', text: `${received.text}\n` });
    step = conversation.next(received);
  }
  const problem = step.value === undefined ? {} : { problem: step.value };
  return { kind: 'answering', end, conversation: tidyPieces(pieces), ...problem };

  function read({ say, read: what }: ConversationStep): Received {
    if (what === 'end') return { kind: 'end', text: '' };
    numbers.push(Number(say));
    const text = reply(numbers);
    return text === undefined ? { kind: 'silence', text: '', late: '' } : { kind: 'line', text };
  }
}

function takeOrders(job: CommandingJob, student: InteractiveStudent): Outcome {
  const { command = (line) => `add ${line}\n`, announce = (sum) => `Sum ${sum}\n`, end = finished } = student;
  const conversation: Piece[] = [];
  let { partner } = job;
  let sum = 0;
  const lines = job.input.split('\n').filter((line) => line !== '' && line !== 'quit');
  for (const line of lines) {
    const { say, next } = partner.answer(command(line));
    partner = next;
    conversation.push({ kind: 'printed', text: command(line) }, { kind: 'typed', text: say.trimEnd() });
    sum += Number(line) + Number(say);
  }
  const session = { end, printed: Buffer.from(announce(sum)), reads: [] };
  return end.kind === 'timed-out'
    ? { kind: 'commanding', session, conversation: [], late: printedText(conversation) }
    : { kind: 'commanding', session, conversation, late: '' };
}
