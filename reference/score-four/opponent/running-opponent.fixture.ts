import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { type Piece, tidyPieces } from '../../../harness/model/assignment/transcript.ts';
import { type ConversationEnd, converse } from './converse.ts';
import type { Received } from '../../../harness/model/assignment/interactive.ts';

export interface HeldConversation {
  readonly pieces: readonly Piece[];
  readonly end: ConversationEnd;
}

/** In milliseconds. A reply takes a tenth of a millisecond; the limit is generous because the machine may be busy. */
const patience = 1500;
const afterwards = 200;

/** Holds one conversation with a compiled opponent program. */
export async function runAnswering(program: string, lines: readonly string[]): Promise<HeldConversation> {
  const running = new RunningProgram(program);
  const pieces: Piece[] = [];
  try {
    const conversation = converse(lines);
    let step = conversation.next({ kind: 'line', text: '' });
    while (step.done !== true) {
      const { say, read } = step.value;
      pieces.push(...typed(say));
      running.say(say);
      const received = read === 'line' ? await running.readLine() : await running.readToEnd();
      pieces.push({ kind: 'printed', text: printed(received) });
      step = conversation.next(received);
    }
    return { pieces: tidyPieces(pieces), end: step.value };
  } finally {
    running.kill();
  }
}

function typed(text: string): Piece[] {
  const lines = text.split('\n').slice(0, -1);
  return lines.map((line) => ({ kind: 'typed', text: line }));
}

function printed(received: Received): string {
  switch (received.kind) {
    case 'line':
      return `${received.text}\n`;
    case 'silence':
      return received.text + received.late;
    case 'end':
      return received.text;
  }
}

class RunningProgram {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  #unread = '';
  #hasEnded = false;
  #wake = () => {};

  constructor(program: string) {
    this.#child = spawn(program, [], { stdio: ['pipe', 'pipe', 'ignore'] });
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.#unread += text;
      this.#wake();
    });
    // Only at this event has all of its output been read.
    this.#child.on('close', () => {
      this.#hasEnded = true;
      this.#wake();
    });
    // Writing fails when the program has ended; the judge sees that by the missing reply.
    this.#child.stdin.on('error', () => {});
  }

  say(text: string): void {
    this.#child.stdin.write(text);
  }

  async readLine(): Promise<Received> {
    await this.#until(() => this.#unread.includes('\n') || this.#hasEnded, patience);
    const end = this.#unread.indexOf('\n');
    if (end === -1) return this.#hasEnded ? { kind: 'end', text: this.#unread } : this.#silence();
    const text = this.#unread.slice(0, end);
    this.#unread = this.#unread.slice(end + 1);
    return { kind: 'line', text };
  }

  async readToEnd(): Promise<Received> {
    await this.#until(() => this.#hasEnded, patience);
    return this.#hasEnded ? { kind: 'end', text: this.#unread } : this.#silence();
  }

  async #silence(): Promise<Received> {
    const text = this.#unread;
    this.#child.stdin.end();
    await this.#until(() => this.#hasEnded, afterwards);
    return { kind: 'silence', text, late: this.#unread.slice(text.length, text.length + 1000) };
  }

  async #until(isReached: () => boolean, milliseconds: number): Promise<void> {
    const deadline = Date.now() + milliseconds;
    while (!isReached() && Date.now() < deadline) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, deadline - Date.now());
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}
