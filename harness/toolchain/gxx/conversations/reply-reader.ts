import { StringDecoder } from 'node:string_decoder';
import type { Received } from '../../../model/assignment/interactive.ts';
import type { RunnerAnswer } from '../run/runner-protocol.ts';
import type { RunnerConnection } from './runner-connection.ts';

/** Reads the replies of a program: turns what it prints, and its waiting for more input, into what was received. */
export interface ReplyReader {
  say(text: string): void;
  readLine(): Promise<Received>;
  readToEnd(): Promise<Received>;
  /** How the program ended; undefined while it runs. */
  readonly answer: RunnerAnswer | undefined;
  /** The limit in seconds, if the program used it up without a reply and without waiting for input. */
  readonly stuckAfter: number | undefined;
  /**
   * Whether it waited for input when it owed a reply. Its input was then closed, and how it ends after that is no
   * fault.
   */
  readonly wasGivenUp: boolean;
}

/** So much of what comes after the end of the input is kept. */
const maxLate = 1000;

export function openReplyReader(connection: RunnerConnection): ReplyReader {
  const decoder = new StringDecoder('utf8');
  let unread = '';
  // Searching all that is unread after each byte would take quadratic time.
  let hasLine = false;
  let sentBytes = 0;
  let waits = false;
  let stuckAfter: number | undefined;
  let wasGivenUp = false;
  let answer: RunnerAnswer | undefined;

  async function listen(): Promise<void> {
    const event = await connection.next();
    if (event.kind === 'said') {
      const text = decoder.write(Buffer.from(event.bytes));
      hasLine ||= text.includes('\n');
      unread += text;
    }
    // It has read less than was sent if more was sent meanwhile; then it does not really wait.
    if (event.kind === 'waits') waits = event.consumed === sentBytes;
    if (event.kind === 'silent') stuckAfter = event.seconds;
    if (event.kind === 'ended') answer = event.answer;
  }

  async function until(isReached: () => boolean): Promise<void> {
    while (!isReached() && answer === undefined && !waits && stuckAfter === undefined) await listen();
  }

  /** Closes the input, so that a program that ends as it should prints what it kept back. */
  async function silence(): Promise<Received> {
    const text = unread;
    wasGivenUp = stuckAfter === undefined;
    connection.tell({ kind: 'close-input' });
    while (answer === undefined) await listen();
    return { kind: 'silence', text, late: unread.slice(text.length, text.length + maxLate) };
  }

  return {
    say(text) {
      if (text === '') return;
      sentBytes += Buffer.byteLength(text);
      waits = false;
      connection.tell({ kind: 'say', text });
    },
    async readLine() {
      await until(() => hasLine);
      const end = unread.indexOf('\n');
      if (end === -1) return answer === undefined ? silence() : { kind: 'end', text: unread };
      const text = unread.slice(0, end);
      unread = unread.slice(end + 1);
      hasLine = unread.includes('\n');
      return { kind: 'line', text };
    },
    async readToEnd() {
      await until(() => false);
      return answer === undefined ? silence() : { kind: 'end', text: unread };
    },
    get answer() {
      return answer;
    },
    get stuckAfter() {
      return stuckAfter;
    },
    get wasGivenUp() {
      return wasGivenUp;
    },
  };
}
