import { StringDecoder } from 'node:string_decoder';
import type { Received } from '../../../model/assignment/interactive.ts';
import type { RunnerAnswer } from '../run/runner-protocol.ts';
import type { RunnerConnection } from './runner-connection.ts';

/** Listens to a program in a conversation: turns what it prints, and its waiting for more, into what was heard. */
export interface ReplyReader {
  say(text: string): void;
  readLine(): Promise<Received>;
  readToEnd(): Promise<Received>;
  /** How the program ended; undefined while it runs. */
  readonly answer: RunnerAnswer | undefined;
  /** It kept us waiting for these seconds, as long as it may, and was not even waiting for input. */
  readonly stuckAfter: number | undefined;
  /** It owed a reply and waited for input: the input was closed, and its end after that is no fault of its own. */
  readonly wasGivenUp: boolean;
}

/** So much of what comes after the end of the input is looked at. */
const maxLate = 1000;

export function openReplyReader(connection: RunnerConnection): ReplyReader {
  const decoder = new StringDecoder('utf8');
  let unread = '';
  // To search all that is unread after each byte would take the square of its length.
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
    // What it read was less, if something was said meanwhile.
    if (event.kind === 'waits') waits = event.consumed === sentBytes;
    if (event.kind === 'silent') stuckAfter = event.seconds;
    if (event.kind === 'ended') answer = event.answer;
  }

  async function until(isReached: () => boolean): Promise<void> {
    while (!isReached() && answer === undefined && !waits && stuckAfter === undefined) await listen();
  }

  /** Whatever it keeps back comes now, if it ends as a program should at the end of its input. */
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
