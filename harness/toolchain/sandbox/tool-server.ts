import { constants } from 'node:os';
import { ByteReader, ByteWriter } from '../../process/bytes.ts';
import { type ProcessEnd, type ProcessOutcome, environment } from '../../process/process.ts';
import { type ServerProcess, type ServerProgram, startServerProcess } from '../../process/server-process.ts';
import type { SealedRequest } from '../../process/run-tool.ts';
import { sealedWords, wallSeconds } from './tool-seal.ts';

/**
 * A program that serves as runtime/tools/tool-server.hpp describes: it works on requests of several submissions at the
 * same time.
 */
export interface ToolServer {
  readonly alive: boolean;
  /** Never throws. */
  ask(request: SealedRequest): Promise<ProcessOutcome>;
  /** Ends the server if it has nothing to do. */
  endIfIdle(): Promise<void>;
}

/** A tool that gets the order to end has this long; then the server is at fault. */
const secondsToStop = 5;

export function startToolServer(program: ServerProgram): ToolServer {
  const process = startServerProcess(program);
  const idleMilliseconds = (program.idleSeconds ?? 1) * 1000;
  const waiting = new Map<number, (answer: ByteReader | undefined) => void>();
  let requests = 0;
  let idle: NodeJS.Timeout | undefined;
  let isLeaving = false;
  void distribute();

  async function distribute(): Promise<void> {
    for (;;) {
      const message = await process.next();
      if (message === undefined) break;
      const answer = new ByteReader(message);
      waiting.get(answer.integer32())?.(answer);
    }
    for (const resolve of waiting.values()) resolve(undefined);
  }

  function beginWork(): void {
    clearTimeout(idle);
    if (waiting.size === 0) process.hold();
  }

  function endWork(): void {
    if (waiting.size > 0) return;
    process.letGo();
    idle = setTimeout(() => void leave(), idleMilliseconds).unref();
  }

  /** Ending takes a moment, in which the server takes no more requests. */
  async function leave(): Promise<void> {
    isLeaving = true;
    await process.end();
  }

  return {
    get alive() {
      return process.alive && !isLeaving;
    },
    async ask(request) {
      requests += 1;
      const number = requests;
      beginWork();
      process.tell(encode(number, request));
      const timer = startTimer(process, number, wallSeconds(request.seconds));
      const answer = await new Promise<ByteReader | undefined>((resolve) => {
        waiting.set(number, resolve);
        if (!process.alive) resolve(undefined);
      });
      timer.stop();
      waiting.delete(number);
      endWork();
      if (timer.outOfTime()) return withoutOutput({ kind: 'out-of-time' });
      if (answer === undefined) return withoutOutput({ kind: 'not-started', reason: process.trouble() });
      return decode(answer);
    },
    async endIfIdle() {
      if (waiting.size === 0) await leave();
    },
  };
}

/** Runs the request on a server of its own, which ends with the tool. Never throws. */
export async function askOwnServer(program: ServerProgram, request: SealedRequest): Promise<ProcessOutcome> {
  const server = startToolServer(program);
  const outcome = await server.ask(request);
  await server.endIfIdle();
  return outcome;
}

function startTimer(process: ServerProcess, request: number, seconds: number) {
  let outOfTime = false;
  let backstop: NodeJS.Timeout | undefined;
  const timer = setTimeout(() => {
    outOfTime = true;
    const stop = new ByteWriter().integer32(request);
    process.tell(new ByteWriter().text(stop.all()).all());
    backstop = setTimeout(() => void process.kill(), secondsToStop * 1000);
  }, seconds * 1000);
  return {
    outOfTime: () => outOfTime,
    stop() {
      clearTimeout(timer);
      clearTimeout(backstop);
    },
  };
}

function encode(
  number: number,
  { command, folder, scratch = folder, seal, seconds, outputBytes }: SealedRequest,
): Uint8Array {
  const variables = Object.entries(environment(scratch)).map(([name, value]) => `${name}=${value}`);
  const body = new ByteWriter().integer32(number).integer64(outputBytes).text(folder);
  for (const words of [variables, sealedWords(seal, command, seconds)]) {
    body.integer32(words.length);
    for (const word of words) body.text(word);
  }
  return new ByteWriter().text(body.all()).all();
}

function decode(answer: ByteReader): ProcessOutcome {
  const [killed, number, tooMuch] = [answer.integer32() === 1, answer.integer32(), answer.integer32() === 1];
  const cpuSeconds = answer.integer32() / 1000;
  const [stdout, stderr] = [answer.text(), answer.text()];
  return { end: endOf(killed, number, tooMuch), stdout, stderr, cpuSeconds };
}

function endOf(killed: boolean, number: number, tooMuch: boolean): ProcessEnd {
  if (tooMuch) return { kind: 'too-much-output' };
  return killed ? { kind: 'killed', signal: signalName(number) } : { kind: 'exited', code: number };
}

function signalName(number: number): string {
  return Object.entries(constants.signals).find(([, value]) => value === number)?.[0] ?? `signal ${number}`;
}

function withoutOutput(end: ProcessEnd): ProcessOutcome {
  return { end, stdout: new Uint8Array(), stderr: new Uint8Array() };
}
