import type { GradedCase } from '../../../harness/model/result/grading.ts';
import { typedLines } from '../../../harness/model/assignment/transcript.ts';
import { isCommanding } from './conversation-words.ts';

/** Input that repeats a failure. */
export interface Repeated {
  /** Shown before the lines if there is little room. */
  readonly label: string;
  readonly intro: string;
  readonly lines: readonly string[];
}

/** Only for random input, because other input is in a file. */
export function toRepeat({ evidence }: Pick<GradedCase, 'evidence'>): Repeated[] {
  if (evidence?.kind !== 'property') return [];
  const told = evidence.smallest.evidence;
  switch (told.kind) {
    case 'session':
      return [typed(told.typed)];
    case 'conversation': {
      const { script, moves = [] } = told;
      // A script adapts to the answers of the program, so the lines that were really sent repeat the failure.
      if (!isCommanding(told)) return [{ label: 'send', intro: 'To send', lines: typedLines(told.said) }];
      const answers = { label: 'answers', intro: 'Answers of the other program', lines: moves };
      return [typed(script), ...(moves.length === 0 ? [] : [answers])];
    }
    case 'call':
      return [];
    default:
      return told satisfies never;
  }
}

function typed(lines: readonly string[]): Repeated {
  return { label: 'type', intro: 'To type', lines };
}
