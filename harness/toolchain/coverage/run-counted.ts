import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Prototype } from '../../model/assignment/prototype.ts';
import { typedInput } from '../../model/assignment/transcript.ts';
import type { Value } from '../../model/assignment/value.ts';
import { runProcess } from '../../process/process.ts';
import { encodeArguments, encodeCalls } from '../gxx/calls/call-records.ts';
import { type CountedPrograms, NotCounted } from './build-counted.ts';

export interface CountedSession {
  readonly program?: string;
  readonly typed: readonly string[];
  readonly closesInput?: true;
}

/** What is run: everything that the cases and random runs do. */
export interface CountedRuns {
  readonly sessions: readonly CountedSession[];
  readonly calls: readonly { readonly function: string; readonly args: readonly Value[] }[];
}

/** For all runs of one program together, in seconds: remarks are not worth a longer wait. */
const patience = 120;
/** Calls of a process; if one of them does not return, the later ones are lost. */
const callsAtOnce = 100;

/**
 * One shell runs all inputs of a program: starting a process from here takes longer than most sessions. The program
 * expects its input in descriptor 4 and writes records, which are not needed here, to descriptor 3.
 */
const script =
  'ulimit -t "$2"; ulimit -c 0; if [ "$3" = closed ]; then export VERBATIM_CLOSED_INPUT=1; fi; for input in "$1"/*; do "$0" 3>/dev/null 4<"$input" </dev/null >/dev/null 2>&1; done; exit 0';

export async function runCounted(
  programs: CountedPrograms,
  { sessions, calls }: CountedRuns,
  {
    root,
    functions,
    seconds,
  }: { readonly root: string; readonly functions: readonly Prototype[]; readonly seconds: number },
): Promise<void> {
  const limit = seconds + 1;
  for (const [index, [id, program]] of [...programs.sessions].entries()) {
    for (const input of ['open', 'closed'] as const) {
      const played = sessions.filter(
        (one) => one.program === id && (one.closesInput === true) === (input === 'closed'),
      );
      const inputs = played.map(({ typed }) => Buffer.from(typedInput(typed)));
      await runAll({ program, input }, inputs, join(root, `${input}-${index}`), limit);
    }
  }
  if (calls.length > 0)
    await runAll(
      { program: programs.calls, input: 'open' },
      requestsOf(calls, functions),
      join(root, 'requests'),
      limit,
    );
}

async function runAll(
  { program, input }: { readonly program: string; readonly input: 'open' | 'closed' },
  inputs: readonly Uint8Array[],
  folder: string,
  limit: number,
): Promise<void> {
  if (inputs.length === 0) return;
  await mkdir(folder);
  for (const [index, bytes] of inputs.entries()) await writeFile(join(folder, String(index)), bytes);
  const { end } = await runProcess({
    file: '/bin/sh',
    args: ['-c', script, program, folder, String(limit), input],
    folder,
    seconds: patience,
    outputBytes: 1 << 16,
  });
  if (end.kind === 'out-of-time') throw new NotCounted(`the runs took longer than ${patience} s`);
  if (end.kind !== 'exited') throw new NotCounted('the runs could not be started');
}

/** What the driver of calls reads. */
function requestsOf(calls: CountedRuns['calls'], functions: readonly Prototype[]): Uint8Array[] {
  return functions.flatMap((prototype, functionIndex) => {
    const words = calls
      .filter((one) => one.function === prototype.name)
      .map(({ args }) => encodeArguments(prototype, args))
      .filter((encoded) => typeof encoded !== 'string');
    const batches = Array.from({ length: Math.ceil(words.length / callsAtOnce) }, (_, at) =>
      words.slice(at * callsAtOnce, (at + 1) * callsAtOnce),
    );
    return batches.map((batch) =>
      encodeCalls({ nonce: randomBytes(16), functionIndex, count: batch.length, words: Buffer.concat(batch) }),
    );
  });
}
