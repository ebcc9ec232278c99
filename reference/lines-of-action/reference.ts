import type { ExpectedCall, ReferenceFactory } from '../../harness/model/assignment/reference.ts';
import { play } from '../dialogue.ts';
import { callArguments } from './random/generate-arguments.ts';
import { games } from './random/generate-games.ts';
import { callMember } from './members.ts';
import { linesOfAction } from './program.ts';
import { textsOf } from './texts.ts';

export const linesOfActionReference: ReferenceFactory = (dialect) => {
  const texts = textsOf(dialect);
  return {
    play: (typed) => play(linesOfAction(texts), typed),
    call: (name, args): ExpectedCall => callMember(texts, name, args),
    sessions: { games },
    calls: callArguments,
  };
};
