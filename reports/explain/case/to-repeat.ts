import type { GradedCase } from '../../../harness/model/result/grading.ts';
import { typedLines } from '../../../harness/model/assignment/transcript.ts';
import { isCommanding } from './conversation-words.ts';

/** What brings a failure about again. */
export interface Repeated {
  /** Stands before the lines where there is little room. */
  readonly label: string;
  readonly intro: string;
  readonly lines: readonly string[];
}

/** For random input, which stands in no file. */
export function toRepeat({ evidence }: Pick<GradedCase, 'evidence'>): Repeated[] {
  if (evidence?.kind !== 'property') return [];
  const told = evidence.smallest.evidence;
  switch (told.kind) {
    case 'session':
      return [typed(told.typed)];
    case 'conversation': {
      const { script, moves = [] } = told;
      // A script adapts itself to the moves of the program: what was really sent is what brings it about again.
      if (!isCommanding(told)) return [{ label: 'send', intro: 'To send', lines: typedLines(told.said) }];
      const plays = { label: 'moves', intro: 'Moves of the other program', lines: moves };
      return [typed(script), ...(moves.length === 0 ? [] : [plays])];
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
