import { constants } from 'node:os';
import { ByteReader, ByteWriter } from './bytes.ts';
import { type ProcessEnd, type ProcessOutcome, type ProcessRequest, environment, runProcess } from './process.ts';
import { borrowServer, returnServer } from './server-pool.ts';
import type { ServerProcess } from './server-process.ts';
import { type ToolSeal, sealedWords } from './tool-seal.ts';

/** Runs a tool, held where there is something to hold it. Never throws. */
export function runTool({ seal, ...request }: ToolRequest): Promise<ProcessOutcome> {
  return seal === undefined ? runProcess(request) : runSealedTool({ ...request, seal });
}

export interface ToolRequest extends Omit<ProcessRequest, 'input'> {
  readonly seal: ToolSeal | undefined;
}

interface SealedRequest extends Omit<ProcessRequest, 'input'> {
  readonly seal: ToolSeal;
}

/** A compiler or a linker that reads what a student wrote. The C++ half is runtime/launcher.cpp. */
async function runSealedTool(request: SealedRequest): Promise<ProcessOutcome> {
  const { launcher } = request.seal;
  const server = borrowServer(launcher);
  const [answer] = await server.ask(encode(request), 1, request.seconds);
  const outcome = answer === undefined ? withoutAnswer(server) : decode(answer);
  // Where a tool ended by itself, so did whatever it started.
  if (outcome.end.kind === 'exited') returnServer(launcher, server);
  else await server.kill();
  return outcome;
}

function encode({ file, args, folder, scratch = folder, seal, seconds, outputBytes }: SealedRequest): Uint8Array {
  const variables = Object.entries(environment(scratch)).map(([name, value]) => `${name}=${value}`);
  const body = new ByteWriter().integer64(outputBytes).text(folder);
  for (const words of [variables, sealedWords(seal, [file, ...args], seconds)]) {
    body.integer32(words.length);
    for (const word of words) body.text(word);
  }
  return new ByteWriter().text(body.all()).all();
}

function decode(answer: Uint8Array): ProcessOutcome {
  const reader = new ByteReader(answer);
  const [killed, number, tooMuch] = [reader.integer32() === 1, reader.integer32(), reader.integer32() === 1];
  const [stdout, stderr] = [reader.text(), reader.text()];
  return { end: endOf(killed, number, tooMuch), stdout, stderr };
}

function endOf(killed: boolean, number: number, tooMuch: boolean): ProcessEnd {
  if (tooMuch) return { kind: 'too-much-output' };
  return killed ? { kind: 'killed', signal: signalName(number) } : { kind: 'exited', code: number };
}

function signalName(number: number): string {
  return Object.entries(constants.signals).find(([, value]) => value === number)?.[0] ?? `signal ${number}`;
}

function withoutAnswer(server: ServerProcess): ProcessOutcome {
  const end: ProcessEnd = server.outOfTime
    ? { kind: 'out-of-time' }
    : { kind: 'not-started', reason: server.trouble() };
  return { end, stdout: new Uint8Array(), stderr: new Uint8Array() };
}
