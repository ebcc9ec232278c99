import { buildTexts, limits, programOf } from '../../../testing/open-program.ts';
import type { Conversation, Heard, LiveStep } from '../../../model/assignment/live.ts';
import type { ConversationOutcome } from '../../../model/program/run-outcome.ts';
import type { JobLimits, Program, Toolchain } from '../../contract/toolchain.ts';

/* For tests: real programs that somebody talks to while they run. */

/** Builds a program of each text, all in one go; each is named by its key. */
export async function openTalkers(toolchain: Toolchain, texts: Readonly<Record<string, string>>): Promise<Program> {
  const files = Object.fromEntries(Object.entries(texts).map(([id, text]) => [`${id}.cpp`, text]));
  const programs = Object.keys(texts).map((id) => ({ id, theirs: [`${id}.cpp`], ours: [] }));
  const built = await buildTexts(toolchain, files, { programs });
  if (built.kind === 'built' && built.report.diagnostics.length > 0) {
    throw new Error(JSON.stringify(built.report.diagnostics));
  }
  return programOf(built);
}

/** A talk as its tests look at it: what was heard at each step, and what came out of it. */
export interface Held {
  readonly heard: readonly Heard[];
  readonly outcome: ConversationOutcome;
}

/** Says and hears, step by step, for as long as lines come; anything else is the problem `not-a-line`. */
export async function talkTo(
  program: Program,
  id: string,
  steps: readonly LiveStep[],
  changed: Partial<JobLimits> = {},
): Promise<Held> {
  const heard: Heard[] = [];
  const [outcome] = await program.run([
    { kind: 'conversation', program: id, start: () => listening(steps, heard), limits: { ...limits, ...changed } },
  ]);
  if (outcome?.kind !== 'conversation') throw new Error('A conversation has the outcome of a conversation');
  return { heard, outcome };
}

export function* listening(steps: readonly LiveStep[], heard: Heard[]): Conversation {
  for (const step of steps) {
    const one = yield step;
    heard.push(one);
    if (step.hear === 'line' && one.kind !== 'line') return { code: 'not-a-line', found: one.kind };
    if (step.hear === 'end' && one.kind !== 'end') return { code: 'not-the-end', found: one.kind };
  }
  return undefined;
}

/** Sends a line and hears one. */
export function exchange(line: string): LiveStep {
  return { say: `${line}\n`, hear: 'line' };
}

/** Sends a line and hears the program end. */
export function farewell(line: string): LiveStep {
  return { say: `${line}\n`, hear: 'end' };
}
