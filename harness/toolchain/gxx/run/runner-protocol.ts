import type { Allowance } from '../../contract/toolchain.ts';
import { ByteReader, ByteWriter } from '../../../process/bytes.ts';

const inputKinds = { typed: 0, request: 1, games: 2, apart: 3, closed: 4, closedGames: 5 } as const;

/**
 * A request to runtime/run/runner.cpp to run a program once. The C++ half of this file is runtime/protocol/case.hpp.
 */
export interface RunnerCase {
  /** Its place among the programs that were sent to the runner first. */
  readonly program: number;
  /**
   * Typed lines, after which the input may be closed, or a request that our driver reads; either of them for one run or
   * for many. See runtime/protocol/case.hpp.
   */
  readonly inputKind: keyof typeof inputKinds;
  readonly cpuSeconds: number;
  /** Of waiting: time in which it neither computes nor waits for a processor. */
  readonly wallSeconds: number;
  readonly memoryMiB: number;
  /** How much of standard output, and of the records on descriptor 3, comes back. */
  readonly printedBytes: number;
  readonly recordBytes: number;
  /** Cases of one subject share an allowance; not needed without an allowance. */
  readonly subject?: number;
  readonly input: Uint8Array;
}

/** The facts of one run. What they mean is decided in run-end.ts. */
export interface RunnerAnswer {
  readonly ending: RunnerEnding;
  readonly cpuSeconds: number;
  readonly waitSeconds: number;
  /** The forbidden operation that the program tried: a number of runtime/protocol/case.hpp, 0 for none. */
  readonly forbidden: number;
  /** Of all that was printed; `printed` may hold less. */
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
  | { readonly kind: 'out-of-cpu-time' }
  /** Other cases of its subject had used up the allowance. */
  | { readonly kind: 'not-tried' }
  /** The program never ran. */
  | { readonly kind: 'not-started'; readonly reason: string };

/** The first message for a new runner. */
export function encodePrograms(paths: readonly string[]): Uint8Array {
  const request = new ByteWriter().integer32(paths.length);
  for (const path of paths) request.text(path);
  return new ByteWriter().text(request.all()).all();
}

const endless = { cpuSeconds: 1e9, waitSeconds: 1e9 };

/** For cases whose time is not limited in sum. */
export const unlimited: Allowance = { ...endless, free: endless };

function microseconds(seconds: number): number {
  return Math.round(seconds * 1e6);
}

/** Without cases, this is the last message to a runner. */
export function encodeCases(cases: readonly RunnerCase[], allowance = unlimited): Uint8Array {
  const request = new ByteWriter().integer32(cases.length);
  if (cases.length > 0) {
    for (const { cpuSeconds, waitSeconds } of [allowance.free, allowance]) {
      request.integer64(microseconds(cpuSeconds)).integer64(microseconds(waitSeconds));
    }
  }
  for (const one of cases) encodeCase(request, one);
  return new ByteWriter().text(request.all()).all();
}

export function encodeCase(request: ByteWriter, one: RunnerCase): ByteWriter {
  return request
    .integer32(one.program)
    .integer32(inputKinds[one.inputKind])
    .integer64(Math.ceil(one.cpuSeconds * 1000))
    .integer64(Math.ceil(one.wallSeconds * 1000))
    .integer64(Math.ceil(one.memoryMiB * 1024 * 1024))
    .integer64(one.printedBytes)
    .integer64(one.recordBytes)
    .integer32(one.subject ?? 0)
    .text(one.input);
}

export function decodeAnswer(message: Uint8Array): RunnerAnswer {
  const body = new ByteReader(message);
  const kind = body.integer32();
  const number = body.integer32();
  const cpuSeconds = body.size64() / 1e6;
  const waitSeconds = body.size64() / 1e6;
  const forbidden = body.integer32();
  const printedSize = body.size64();
  const errorSize = body.size64();
  const printed = body.text();
  const errorTail = Buffer.from(body.text()).toString('latin1');
  const records = body.text();
  const problem = Buffer.from(body.text()).toString();
  const ending = decodeEnding(kind, number, problem);
  return { ending, cpuSeconds, waitSeconds, forbidden, printedSize, errorSize, printed, errorTail, records };
}

function decodeEnding(kind: number, number: number, problem: string): RunnerEnding {
  switch (kind) {
    case 0:
      return { kind: 'exited', code: number };
    case 1:
      return { kind: 'killed', signal: number };
    case 2:
      return { kind: 'out-of-time' };
    case 4:
      return { kind: 'out-of-cpu-time' };
    case 5:
      return { kind: 'not-tried' };
    default:
      return { kind: 'not-started', reason: `the program could not be started (${problem}, error ${number})` };
  }
}

export function neverStarted(reason: string): RunnerAnswer {
  return emptyAnswer({ kind: 'not-started', reason });
}

export const notTried: RunnerAnswer = emptyAnswer({ kind: 'not-tried' });

function emptyAnswer(ending: RunnerEnding): RunnerAnswer {
  const nothing = new Uint8Array();
  return {
    ending,
    cpuSeconds: 0,
    waitSeconds: 0,
    forbidden: 0,
    printedSize: 0,
    errorSize: 0,
    printed: nothing,
    errorTail: '',
    records: nothing,
  };
}
