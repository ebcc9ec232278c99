import type { Assignment, GoldenCall, GoldenSession, GoldenTalk } from '../model/assignment/assignment.ts';
import type { LiveProgram } from '../model/assignment/live.ts';
import type { Reference } from '../model/assignment/reference.ts';
import type { CallTrial, CommandingTrial, ConversationTrial, SessionTrial } from '../model/result/trial.ts';
import { typedLines } from '../model/assignment/transcript.ts';

export function sessionTrial({ transcript, program }: GoldenSession): SessionTrial {
  const trial = { kind: 'session', typed: typedLines(transcript.pieces), expected: transcript } as const;
  return program === undefined ? trial : { ...trial, program };
}

export function callTrial(golden: GoldenCall, { functions }: Pick<Assignment, 'functions'>): CallTrial {
  const prototype = functions.find(({ name }) => name === golden.function);
  if (prototype === undefined) throw new Error(`${golden.id} calls ${golden.function}, which is not required`);
  const { args, after, prints, returns } = golden;
  return { kind: 'call', prototype, args, expected: { after, prints, ...(returns === undefined ? {} : { returns }) } };
}

export function talkTrial(golden: GoldenTalk, reference: Reference): ConversationTrial | CommandingTrial {
  const { program } = golden;
  const live = liveProgram(reference, program);
  if (golden.kind === 'conversation' && live?.kind === 'answers') {
    return { kind: 'conversation', program, script: typedLines(golden.transcript.pieces), live };
  }
  if (golden.kind === 'commanding' && live?.kind === 'commands') {
    return { kind: 'commanding', program, script: golden.script, live };
  }
  throw new Error(`${golden.id} talks to ${program}, which the reference does not know as such a program`);
}

/** By its id, unless nobody talks to the program. */
export function liveProgram({ live }: Reference, program: string | undefined): LiveProgram | undefined {
  return program === undefined ? undefined : live?.[program];
}
