import { ByteReader, ByteWriter } from './bytes.ts';

/** One run of a program: what runtime/runner.cpp is asked for. The C++ half of this file is runtime/case.hpp. */
export interface RunnerCase {
  readonly program: string;
  readonly folder: string;
  /** Whole seconds: the kernel knows no smaller limit. */
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  readonly memoryMiB: number;
  /** How much of standard output, and of the records on descriptor 3, comes back. */
  readonly printedBytes: number;
  readonly recordBytes: number;
  readonly input: Uint8Array;
}

/** The facts of one run. What they mean is decided in run-end.ts. */
export interface RunnerAnswer {
  readonly ending: RunnerEnding;
  readonly cpuSeconds: number;
  /** As printed; `printed` may hold less. */
  readonly printedSize: number;
  readonly errorSize: number;
  readonly printed: Uint8Array;
  readonly errorTail: string;
  readonly records: Uint8Array;
}

export type RunnerEnding =
  | { readonly kind: 'exited'; readonly code: number }
  | { readonly kind: 'killed'; readonly signal: number }
  | { readonly kind: 'out-of-time' }
  /** The program never ran. */
  | { readonly kind: 'not-started'; readonly reason: string };

export function encodeCases(cases: readonly RunnerCase[]): Uint8Array {
  const request = new ByteWriter().integer32(cases.length);
  for (const one of cases) encodeCase(request, one);
  return request.all();
}

export function encodeCase(request: ByteWriter, one: RunnerCase): ByteWriter {
  return request
    .text(one.program)
    .text(one.folder)
    .integer64(one.cpuSeconds)
    .integer64(Math.ceil(one.wallSeconds * 1000))
    .integer64(Math.ceil(one.memoryMiB * 1024 * 1024))
    .integer64(one.printedBytes)
    .integer64(one.recordBytes)
    .text(one.input);
}

/** All the answers that are there completely; the runner may have died over the next one. */
export function decodeAnswers(bytes: Uint8Array): RunnerAnswer[] {
  const answers: RunnerAnswer[] = [];
  const reader = new ByteReader(bytes);
  try {
    while (reader.left > 0) answers.push(decodeAnswer(new ByteReader(reader.text())));
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
  }
  return answers;
}

function decodeAnswer(body: ByteReader): RunnerAnswer {
  const kind = body.integer32();
  const number = body.integer32();
  const cpuSeconds = body.size64() / 1e6;
  const printedSize = body.size64();
  const errorSize = body.size64();
  const printed = body.text();
  const errorTail = Buffer.from(body.text()).toString('latin1');
  const records = body.text();
  const trouble = Buffer.from(body.text()).toString();
  const ending = decodeEnding(kind, number, trouble);
  return { ending, cpuSeconds, printedSize, errorSize, printed, errorTail, records };
}

function decodeEnding(kind: number, number: number, trouble: string): RunnerEnding {
  switch (kind) {
    case 0:
      return { kind: 'exited', code: number };
    case 1:
      return { kind: 'killed', signal: number };
    case 2:
      return { kind: 'out-of-time' };
    default:
      return { kind: 'not-started', reason: `the program could not be started (${trouble}, error ${number})` };
  }
}

export function neverStarted(reason: string): RunnerAnswer {
  const nothing = new Uint8Array();
  return {
    ending: { kind: 'not-started', reason },
    cpuSeconds: 0,
    printedSize: 0,
    errorSize: 0,
    printed: nothing,
    errorTail: '',
    records: nothing,
  };
}
