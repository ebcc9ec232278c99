import type { ReferenceFactory } from '../../harness/model/assignment/reference.ts';
import { play } from '../dialogue.ts';
import { games } from './generate-games.ts';
import { hex } from './program.ts';
import { textsOf } from './texts.ts';

export const hexReference: ReferenceFactory = (dialect) => {
  const texts = textsOf(dialect);
  return {
    play: (typed) => play(hex(texts), typed),
    call: (name) => {
      throw new Error(`hex has no required functions, so '${name}' cannot be called; only whole sessions are played`);
    },
    sessions: { games },
    calls: {},
  };
};
