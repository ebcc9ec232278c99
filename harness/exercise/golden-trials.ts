import type { Assignment, GoldenCall, GoldenSession, GoldenConversation } from '../model/assignment/assignment.ts';
import type { InteractiveProgram } from '../model/assignment/interactive.ts';
import type { Reference } from '../model/assignment/reference.ts';
import type { CallTrial, CommandingTrial, AnsweringTrial, SessionTrial } from '../model/result/trial.ts';
import { typedLines } from '../model/assignment/transcript.ts';

const knownSessions = new WeakMap<GoldenSession, SessionTrial>();

/** The same one for a whole class, so that its job is made and encoded only once. */
export function sessionTrial(golden: GoldenSession): SessionTrial {
  const { transcript, program } = golden;
  const made = knownSessions.get(golden) ?? {
    kind: 'session',
    typed: typedLines(transcript.pieces),
    expected: transcript,
    ...(program === undefined ? {} : { program }),
  };
  knownSessions.set(golden, made);
  return made;
}

const knownCalls = new WeakMap<GoldenCall, CallTrial>();

/** Likewise. */
export function callTrial(golden: GoldenCall, { functions }: Pick<Assignment, 'functions'>): CallTrial {
  const known = knownCalls.get(golden);
  if (known !== undefined && functions.includes(known.prototype)) return known;
  const made = makeCallTrial(golden, functions);
  knownCalls.set(golden, made);
  return made;
}

function makeCallTrial(golden: GoldenCall, functions: Assignment['functions']): CallTrial {
  const prototype = functions.find(({ name }) => name === golden.function);
  if (prototype === undefined) throw new Error(`${golden.id} calls ${golden.function}, which is not required`);
  const { args, after, prints, returns } = golden;
  return { kind: 'call', prototype, args, expected: { after, prints, ...(returns === undefined ? {} : { returns }) } };
}

export function conversationTrial(golden: GoldenConversation, reference: Reference): AnsweringTrial | CommandingTrial {
  const { program } = golden;
  const interactive = interactiveProgram(reference, program);
  if (golden.kind === 'answering' && interactive?.kind === 'answering') {
    return { kind: 'answering', program, script: typedLines(golden.transcript.pieces), interactive };
  }
  if (golden.kind === 'commanding' && interactive?.kind === 'commanding') {
    return { kind: 'commanding', program, script: golden.script, interactive };
  }
  throw new Error(`${golden.id} needs ${program}, but the reference has no such interactive program`);
}

/** The interactive program with this id, if it is one. */
export function interactiveProgram(
  { interactive }: Reference,
  program: string | undefined,
): InteractiveProgram | undefined {
  return program === undefined ? undefined : interactive?.[program];
}
