import type { Judge } from '../model/result/trial.ts';
import { judgeCall } from './call.ts';
import { judgeSession } from './session.ts';
import { judgeCommanding, judgeAnswering } from './conversation.ts';

/** Turns bytes and values into a verdict. Pure: the same trial and outcome always give the same verdict. */
export const judge: Judge = (trial, outcome) => {
  if (trial.kind === 'session' && outcome.kind === 'session') return judgeSession(trial, outcome);
  if (trial.kind === 'call' && outcome.kind === 'call') return judgeCall(trial, outcome);
  if (trial.kind === 'answering' && outcome.kind === 'answering') return judgeAnswering(trial, outcome);
  if (trial.kind === 'commanding' && outcome.kind === 'commanding') return judgeCommanding(trial, outcome);
  throw new Error(`A trial of the kind ${trial.kind} cannot have an outcome of the kind ${outcome.kind}`);
};
