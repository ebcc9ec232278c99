import type { WrittenReference } from '../../harness/model/assignment/reference.ts';
import { ScriptError } from '../dialogue.ts';
import { checkReferee } from './referee/check-referee.ts';
import { converse } from './opponent/converse.ts';
import { expectedTranscript } from './opponent/expected-transcript.ts';
import { formatExpectation } from './opponent/expectation.ts';
import { explainOpponent } from './opponent/explain-opponent.ts';
import { explainReferee } from './referee/explain-referee.ts';
import { conversations, games } from './opponent/generate-conversations.ts';
import { refereeScripts } from './referee/generate-referee-scripts.ts';
import type {
  AnsweringProgram,
  CommandingProgram,
  CommandingScript,
} from '../../harness/model/assignment/interactive.ts';
import { announcementsWith, ownAnnouncements } from './referee/own-announcements.ts';
import type { Result } from './board.ts';
import { partnerOf } from './referee/partner.ts';
import { isPeg } from './pegs.ts';
import { formatRightRun } from './referee/right-run.ts';
import type { RefereeScript } from './referee/right-referee.ts';

/** The reference of score-four. It has no functions and no sessions, because both programs are interactive. */
export function scoreFourReference(): WrittenReference {
  return {
    play: () => {
      throw new Error('score-four has no sessions, because both of its programs are interactive');
    },
    call: (name) => {
      throw new Error(`score-four has no required functions, so '${name}' cannot be called`);
    },
    sessions: {},
    calls: {},
    interactive: { opponent, referee },
  };
}

export const opponent: AnsweringProgram = {
  kind: 'answering',
  *converse(script) {
    const end = yield* converse(script);
    if (end.kind === 'right') return undefined;
    return { code: end.problem.kind, found: explainOpponent(end), expected: formatExpectation(end.expected) };
  },
  transcript: expectedTranscript,
  scripts: { conversations, games },
};

export const referee: CommandingProgram = refereeSaying(new Map());

/** Judges the referee by its own words for these results, and by the handout's words for the others. */
function refereeSaying(own: ReadonlyMap<Result, string>): CommandingProgram {
  const said = announcementsWith(own);
  return {
    kind: 'commanding',
    partner: (script) => partnerOf(checked(script).moves),
    check: (script, run) =>
      checkReferee(checked(script), run, said).map((problem) => ({
        code: problem.kind,
        found: explainReferee(problem),
      })),
    rightRun: (script) => formatRightRun(checked(script)),
    scripts: { games: refereeScripts },
    inOwnWords(runs) {
      const found = ownAnnouncements(runs.map(({ script, run }) => ({ script: checked(script), run })));
      const texts = [...found].map(([expected, actual]) => ({ expected, actual }));
      return texts.length === 0 ? undefined : { program: refereeSaying(found), texts };
    },
  };
}

function checked({ typed, moves }: CommandingScript): RefereeScript {
  const noPeg = moves.find((move) => !isPeg(move));
  if (noPeg !== undefined)
    throw new ScriptError(0, `the opponent cannot play "${noPeg}", which is not a location from A1 to D4`);
  return { typed, moves: moves.filter(isPeg) };
}
