import type { Grading } from '../../harness/model/result/grading.ts';
import { gateFailed, hiddenFailure, hostile } from './odd-students.ts';
import {
  doesNotCompile,
  doesNotLink,
  empty,
  notGraded,
  onlyVisualStudio,
  wrongFunctions,
} from './students-with-functions.ts';
import type { Replay } from '../replay.ts';
import { domineering } from './domineering-suite.ts';
import type { SampleAssignment } from './sample-assignment.ts';
import { scoreFour } from './score-four-suite.ts';
import { breaksRules, unreadable } from './students-with-rules.ts';
import { annotated, hostileCode } from './students-with-source.ts';
import { allRight, endless, nearlyRight, wrongSessions } from './students-with-sessions.ts';
import { hostileConversation, wrongOpponent, wrongReferee } from './interactive-students.ts';

/** A small class of one assignment. */
export const sampleClass: Readonly<Record<string, Grading>> = {
  'all-right': allRight,
  'nearly-right': nearlyRight,
  'wrong-sessions': wrongSessions,
  endless,
  'wrong-functions': wrongFunctions,
  'does-not-compile': doesNotCompile,
  'not-graded': notGraded,
  'only-visual-studio': onlyVisualStudio,
  'hidden-failure': hiddenFailure,
  'gate-failed': gateFailed,
  'breaks-rules': breaksRules,
  unreadable,
  hostile,
  annotated,
  'hostile-code': hostileCode,
};

/** With these students of another assignment, every verdict and every finding occurs. */
export const sampleStudents: Readonly<Record<string, Grading>> = {
  ...sampleClass,
  'does-not-link': doesNotLink,
  empty,
  'wrong-opponent': wrongOpponent,
  'wrong-referee': wrongReferee,
  'hostile-conversation': hostileConversation,
};

export function sampleAssignmentOf({ assignment }: Grading): SampleAssignment {
  return assignment === scoreFour.id ? scoreFour : domineering;
}

/** The command that checks such a submission again. */
export function sampleReplay(grading: Grading): Replay {
  const { files } = sampleAssignmentOf(grading);
  const [only] = files;
  return files.length === 1 && only !== undefined
    ? { command: 'verbatim check', file: only.expected }
    : { command: `verbatim check ${files.map(({ expected }) => expected).join(' ')}` };
}
