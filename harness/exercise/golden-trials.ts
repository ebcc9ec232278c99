import type { Assignment, GoldenCall, GoldenSession } from '../model/assignment.ts';
import type { CallTrial, SessionTrial } from '../model/trial.ts';
import { typedLines } from '../model/transcript.ts';

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
