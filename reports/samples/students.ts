import type { Grading } from '../../harness/model/grading.ts';
import { gateFailed, hiddenFailure, hostile } from './odd-students.ts';
import { doesNotCompile, notGraded, onlyVisualStudio, wrongFunctions } from './students-with-functions.ts';
import { breaksRules } from './students-with-rules.ts';
import { annotated, hostileCode } from './students-with-source.ts';
import { allRight, endless, nearlyRight, wrongSessions } from './students-with-sessions.ts';

/** A small class in which every verdict and every finding occurs. */
export const sampleStudents: Readonly<Record<string, Grading>> = {
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
  hostile,
  annotated,
  'hostile-code': hostileCode,
};
