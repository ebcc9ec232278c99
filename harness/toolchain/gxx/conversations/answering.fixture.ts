import { buildTexts, limits, programOf } from '../../../testing/open-program.ts';
import type { Conversation, Received, ConversationStep } from '../../../model/assignment/interactive.ts';
import type { AnsweringOutcome } from '../../../model/program/run-outcome.ts';
import type { JobLimits, Program, Toolchain } from '../../contract/toolchain.ts';

/* For tests: conversations with real interactive programs. */

/** Builds a program from each text, all at once; each is named by its key. */
export async function openInteractivePrograms(
  toolchain: Toolchain,
  texts: Readonly<Record<string, string>>,
): Promise<Program> {
  const files = Object.fromEntries(Object.entries(texts).map(([id, text]) => [`${id}.cpp`, text]));
  const programs = Object.keys(texts).map((id) => ({ id, studentFiles: [`${id}.cpp`], courseFiles: [] }));
  const built = await buildTexts(toolchain, files, { programs });
  if (built.kind === 'built' && built.report.diagnostics.length > 0) {
    throw new Error(JSON.stringify(built.report.diagnostics));
  }
  return programOf(built);
}

/** A conversation as its tests see it: what was received at each step, and the outcome. */
export interface Held {
  readonly received: readonly Received[];
  readonly outcome: AnsweringOutcome;
}

/** Sends and receives, step by step, for as long as lines come; anything else is the problem `not-a-line`. */
export async function converseWith(
  program: Program,
  id: string,
  steps: readonly ConversationStep[],
  changed: Partial<JobLimits> = {},
): Promise<Held> {
  const received: Received[] = [];
  const [outcome] = await program.run([
    { kind: 'answering', program: id, start: () => listening(steps, received), limits: { ...limits, ...changed } },
  ]);
  if (outcome?.kind !== 'answering') throw new Error('A conversation has the outcome of a conversation');
  return { received, outcome };
}

export function* listening(steps: readonly ConversationStep[], received: Received[]): Conversation {
  for (const step of steps) {
    const one = yield step;
    received.push(one);
    if (step.read === 'line' && one.kind !== 'line') return { code: 'not-a-line', found: one.kind };
    if (step.read === 'end' && one.kind !== 'end') return { code: 'not-the-end', found: one.kind };
  }
  return undefined;
}

/** Sends a line and receives one. */
export function exchange(line: string): ConversationStep {
  return { say: `${line}\n`, read: 'line' };
}

/** Sends a line and expects the program to end. */
export function farewell(line: string): ConversationStep {
  return { say: `${line}\n`, read: 'end' };
}
