import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { constants, openSync, readSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { execa } from 'execa';
import { typedInput } from '../../../harness/model/assignment/transcript.ts';
import { temporaryFolder } from '../../test-compiler.fixture.ts';
import type { CommandingRun } from '../../../harness/model/assignment/interactive.ts';
import { partnerOf } from './partner.ts';
import type { RefereeScript } from './right-referee.ts';

/** Milliseconds to wait for a command of the referee. */
const patience = 1500;
const afterwards = 200;

/** Runs a compiled referee against the opponent, over two named pipes. */
export async function runReferee(program: string, script: RefereeScript): Promise<CommandingRun> {
  const folder = await temporaryFolder();
  const paths = [join(folder.path, 'opponent-in'), join(folder.path, 'opponent-out')] as const;
  await execa('mkfifo', paths);
  const running = new RunningReferee(program, paths, script);
  try {
    await running.untilEndOrSilence(patience);
    const { trace, hasEnded } = running;
    running.stopAnswering();
    await running.untilEndOrSilence(afterwards);
    return { trace, hasEnded, late: running.trace.slice(trace.length), output: running.output };
  } finally {
    running.kill();
    await folder.remove();
  }
}

class RunningReferee {
  trace = '';
  output = '';
  hasEnded = false;
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #toUs: number;
  readonly #listening: Socket;
  readonly #answering: Socket;
  #wake = () => {};
  #partner;

  constructor(program: string, paths: readonly [string, string], { typed, moves }: RefereeScript) {
    // Opened for reading and writing, so that the referee may open them in any order without waiting for the other end.
    const [toUs, fromUs] = paths.map((path) => openSync(path, constants.O_RDWR | constants.O_NONBLOCK));
    this.#toUs = toUs ?? -1;
    this.#partner = partnerOf(moves);
    this.#answering = new Socket({ fd: fromUs ?? -1, readable: false, writable: true });
    this.#listening = new Socket({ fd: this.#toUs, readable: true, writable: false });
    this.#listening.setEncoding('latin1').on('data', (text: string) => this.#hear(text));
    this.#child = spawn(program, paths, { stdio: ['pipe', 'pipe', 'ignore'] });
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.output += text;
      this.#wake();
    });
    this.#child.on('close', () => {
      this.trace += readWhatIsLeft(this.#toUs);
      this.hasEnded = true;
      this.#wake();
    });
    this.#child.stdin.on('error', () => {});
    this.#child.stdin.end(typedInput(typed));
  }

  #hear(text: string): void {
    this.trace += text;
    this.#wake();
    if (this.#answering.destroyed) return;
    const { say, next } = this.#partner.answer(text);
    this.#partner = next;
    this.#answering.write(say);
  }

  stopAnswering(): void {
    this.#answering.destroy();
  }

  async untilEndOrSilence(milliseconds: number): Promise<void> {
    let isSilent = false;
    while (!this.hasEnded && !isSilent) {
      isSilent = await new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(true), milliseconds);
        this.#wake = () => {
          clearTimeout(timer);
          resolve(false);
        };
      });
    }
  }

  kill(): void {
    this.#child.kill('SIGKILL');
    this.#answering.destroy();
    this.#listening.destroy();
  }
}

/** What the program had sent before it ended and what was not read yet. */
function readWhatIsLeft(pipe: number): string {
  const buffer = Buffer.alloc(65_536);
  try {
    return buffer.toString('latin1', 0, readSync(pipe, buffer));
  } catch {
    // The pipe is empty.
    return '';
  }
}
