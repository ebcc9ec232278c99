import type { Received } from '../../../model/assignment/interactive.ts';
import type { AnsweringOutcome, RunEnd } from '../../../model/program/run-outcome.ts';
import type { AnsweringJob } from '../../contract/toolchain.ts';
import { type Piece, tidyPieces } from '../../../model/assignment/transcript.ts';
import { readConsoleRecords } from '../run/console-records.ts';
import { type ReplyReader, openReplyReader } from './reply-reader.ts';
import type { ConversationPlace } from './conversation-frames.ts';
import type { RunnerConnection } from './runner-connection.ts';
import { runEnd } from '../run/run-end.ts';
import type { RunnerCase } from '../run/runner-protocol.ts';

/** Room for the first records only: they show whether the program began. */
const recordBytes = 64;

/** Holds one conversation with a program, up to the first wrong reply. */
export async function runAnswering(
  job: AnsweringJob,
  place: ConversationPlace,
  connection: RunnerConnection,
): Promise<AnsweringOutcome> {
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
  const pieces: Piece[] = [];
  try {
    const conversation = job.start();
    connection.tell({ kind: 'begin', how: 'answering', place, run });
    const reader = openReplyReader(connection);
    let step = conversation.next({ kind: 'line', text: '' });
    while (step.done !== true) {
      const { say, read } = step.value;
      pieces.push(...linesTyped(say));
      reader.say(say);
      const received = read === 'line' ? await reader.readLine() : await reader.readToEnd();
      pieces.push({ kind: 'printed', text: textOf(received) });
      step = conversation.next(received);
    }
    const end = endOf(job, reader);
    if (step.value === undefined) return { kind: 'answering', end, conversation: tidyPieces(pieces) };
    return { kind: 'answering', end, conversation: withLastReply(pieces), problem: step.value };
  } finally {
    await connection.stop();
  }
}

/** The wrong reply is a piece by itself at the end, even if nothing came. */
function withLastReply(pieces: readonly Piece[]): Piece[] {
  const last = pieces.at(-1);
  return last?.text === '' ? [...tidyPieces(pieces), last] : tidyPieces(pieces);
}

export function endedAnswering(end: RunEnd): AnsweringOutcome {
  return { kind: 'answering', end, conversation: [] };
}

/** Ends that count even after the program was given up: forbidden operations, and faults of Verbatim. */
const countsAfterwards: ReadonlySet<RunEnd['kind']> = new Set(['forbidden-operation', 'not-run']);

function endOf({ limits }: AnsweringJob, { answer, stuckAfter, wasGivenUp }: ReplyReader): RunEnd {
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

function textOf(received: Received): string {
  switch (received.kind) {
    case 'line':
      return `${received.text}\n`;
    case 'silence':
      return received.text + received.late;
    case 'end':
      return received.text;
  }
}
