import { fileURLToPath } from 'node:url';
import { startProcess } from '../../process/start-process.ts';
import { type CompareAnswer, type CompareRequest, compareAnswer } from './compare.ts';

export type ComparedApart = CompareAnswer | { readonly kind: 'failed'; readonly detail: string };

/** Compares in a process of its own, so that a failure there does not affect the grading. */
export async function compareApart(request: CompareRequest): Promise<ComparedApart> {
  try {
    return await answerOf(request);
  } catch (error) {
    return { kind: 'failed', detail: error instanceof Error ? error.message : String(error) };
  }
}

async function answerOf(request: CompareRequest): Promise<ComparedApart> {
  const program = fileURLToPath(new URL('./compare-process.js', import.meta.url));
  const ran = await startProcess(process.execPath, [program], {
    input: JSON.stringify(request),
    reject: false,
    stripFinalNewline: false,
    maxBuffer: 1_000_000_000,
  });
  if (ran.exitCode !== 0) return { kind: 'failed', detail: reason(ran.stderr, ran.signal) };
  return compareAnswer.parse(JSON.parse(ran.stdout));
}

function reason(stderr: string, signal: string | undefined): string {
  const message = stderr.split('\n').find((line) => /error/i.test(line)) ?? '';
  return message.trim() || (signal === undefined ? 'it ended without an error message' : `it was ended by ${signal}`);
}
