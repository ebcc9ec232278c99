import { StringDecoder } from 'node:string_decoder';
import type { CommandingOutcome, RunEnd } from '../../../model/program/run-outcome.ts';
import type { CommandingJob } from '../../contract/toolchain.ts';
import { type Piece, tidyPieces } from '../../../model/assignment/transcript.ts';
import type { ConversationPlace } from './conversation-frames.ts';
import type { RunnerConnection } from './runner-connection.ts';
import { type RunnerAnswer, neverStarted } from '../run/runner-protocol.ts';
import { sessionCase, sessionOutcome } from '../run/session-task.ts';

/** Runs a program that gives commands, and answers them. Its standard input is known beforehand. */
export async function runCommanding(
  job: CommandingJob,
  place: ConversationPlace,
  connection: RunnerConnection,
): Promise<CommandingOutcome> {
  try {
    connection.tell({ kind: 'begin', how: 'commanding', place, run: sessionCase(job, 0) });
    const { answer, conversation, late, isFlooded } = await answerCommands(job, connection);
    const session = sessionOutcome(job, answer);
    const end: RunEnd = { kind: 'too-much-output', limitBytes: maxReceived(job) };
    return {
      kind: 'commanding',
      session: isFlooded && session.end.kind !== 'not-run' ? { ...session, end } : session,
      conversation,
      late,
    };
  } finally {
    await connection.stop();
  }
}

export function endedCommanding(end: RunEnd): CommandingOutcome {
  return { kind: 'commanding', session: { end, printed: new Uint8Array(), reads: [] }, conversation: [], late: '' };
}

/**
 * Writing a command takes a program hardly any time, but answering it takes us time. So commands have their own limit,
 * apart from that for printed output. A whole game with a note before each command has 3,000 bytes.
 */
const maxReceivedBytes = 16_384;

function maxReceived({ limits }: CommandingJob): number {
  return Math.min(limits.outputBytes, maxReceivedBytes);
}

interface Exchange {
  readonly answer: RunnerAnswer;
  readonly conversation: readonly Piece[];
  readonly late: string;
  /** Whether the program has sent more than is answered. */
  readonly isFlooded: boolean;
}

async function answerCommands(job: CommandingJob, connection: RunnerConnection): Promise<Exchange> {
  const decoder = new StringDecoder('utf8');
  const conversation: Piece[] = [];
  let { partner } = job;
  let late = '';
  let isAnswered = true;
  let answeredBytes = 0;
  let receivedBytes = 0;
  const maxBytes = maxReceived(job);
  const stopAnswering = () => {
    if (isAnswered) connection.tell({ kind: 'stop-answering' });
    isAnswered = false;
  };
  for (;;) {
    const event = await connection.next();
    if (event.kind === 'sent') {
      const text = decoder.write(Buffer.from(event.bytes));
      receivedBytes += event.bytes.length;
      if (receivedBytes > maxBytes) {
        if (isAnswered) connection.end();
        isAnswered = false;
      } else if (isAnswered) {
        const { say, next } = partner.answer(text);
        partner = next;
        conversation.push({ kind: 'printed', text }, ...answersTyped(say));
        answeredBytes += Buffer.byteLength(say);
        if (say !== '') connection.tell({ kind: 'answer', text: say });
      } else {
        late += text;
      }
    } else if (event.kind === 'silent' || (event.kind === 'waits' && event.consumed === answeredBytes)) {
      // It waits for an answer to a command that did not arrive, or does nothing at all.
      stopAnswering();
    } else if (event.kind === 'ended') {
      const answer = event.answer ?? neverStarted('the conversation runner sent no answer that can be read');
      return { answer, conversation: tidyPieces(conversation), late, isFlooded: receivedBytes > maxBytes };
    }
  }
}

function answersTyped(text: string): Piece[] {
  const lines = text.split('\n').slice(0, -1);
  return lines.map((line) => ({ kind: 'typed', text: line }));
}
