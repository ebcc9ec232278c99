import type { Heard } from '../../../model/assignment/live.ts';
import type { ConversationOutcome, RunEnd } from '../../../model/program/run-outcome.ts';
import type { ConversationJob } from '../../contract/toolchain.ts';
import { type Piece, tidyPieces } from '../../../model/assignment/transcript.ts';
import { readConsoleRecords } from '../run/console-records.ts';
import { type Ear, openEar } from './hear.ts';
import type { LivePlace } from './live-frames.ts';
import type { LiveProcess } from './live-process.ts';
import { runEnd } from '../run/run-end.ts';
import type { RunnerCase } from '../run/runner-protocol.ts';

/** Room for the first records only: they tell whether the program began. */
const recordBytes = 64;

/** Holds one conversation with a program, up to the first wrong reply. */
export async function converseWith(
  job: ConversationJob,
  place: LivePlace,
  live: LiveProcess,
): Promise<ConversationOutcome> {
  const { limits } = job;
  const run: RunnerCase = {
    program: 0,
    inputKind: 'typed',
    cpuSeconds: limits.cpuSeconds,
    wallSeconds: limits.wallSeconds,
    memoryMiB: limits.memoryMiB,
    printedBytes: limits.outputBytes,
    recordBytes,
    input: new Uint8Array(),
  };
  const talk: Piece[] = [];
  try {
    const conversation = job.start();
    live.tell({ kind: 'begin', how: 'conversation', place, run });
    const ear = openEar(live);
    let step = conversation.next({ kind: 'line', text: '' });
    while (step.done !== true) {
      const { say, hear } = step.value;
      talk.push(...linesTyped(say));
      ear.say(say);
      const heard = hear === 'line' ? await ear.hearLine() : await ear.hearEnd();
      talk.push({ kind: 'printed', text: textOf(heard) });
      step = conversation.next(heard);
    }
    const end = endOf(job, ear);
    if (step.value === undefined) return { kind: 'conversation', end, talk: tidyPieces(talk) };
    return { kind: 'conversation', end, talk: withLastReply(talk), problem: step.value };
  } finally {
    await live.stop();
  }
}

/** The reply that was wrong stands by itself at the end, also where nothing came. */
function withLastReply(talk: readonly Piece[]): Piece[] {
  const last = talk.at(-1);
  return last?.text === '' ? [...tidyPieces(talk), last] : tidyPieces(talk);
}

export function endedConversation(end: RunEnd): ConversationOutcome {
  return { kind: 'conversation', end, talk: [] };
}

/** What no program may do, and what is our own fault, also when nobody talks to the program any more. */
const countsAfterwards: ReadonlySet<RunEnd['kind']> = new Set(['forbidden-operation', 'not-run']);

function endOf({ limits }: ConversationJob, { answer, stuckAfter, wasGivenUp }: Ear): RunEnd {
  if (stuckAfter !== undefined) return { kind: 'timed-out', clock: 'wall', seconds: stuckAfter };
  if (answer === undefined) return { kind: 'finished' };
  const { began } = readConsoleRecords(answer.records, 0, 0);
  const end = runEnd({ answer, limits, printedSize: answer.printedSize, began });
  return wasGivenUp && !countsAfterwards.has(end.kind) ? { kind: 'finished' } : end;
}

function linesTyped(text: string): Piece[] {
  const lines = text.split('\n').slice(0, -1);
  return lines.map((line) => ({ kind: 'typed', text: line }));
}

function textOf(heard: Heard): string {
  switch (heard.kind) {
    case 'line':
      return `${heard.text}\n`;
    case 'silence':
      return heard.text + heard.late;
    case 'end':
      return heard.text;
  }
}
