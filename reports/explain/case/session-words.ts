import type { SessionEvidence } from '../../../harness/model/result/grading.ts';
import { typedLines } from '../../../harness/model/assignment/transcript.ts';
import { quoted } from '../../phrases/quote.ts';

/** Said of each session whose input is closed, because a person has to type that, too. */
export const closedInput = 'The input is closed after the last line, as with Ctrl-D (on Windows: Ctrl-Z and Enter).';

/** The last input before something happened: `input 7 (“4”)`. */
export function inputName(number: number, typed: readonly string[]): string {
  const text = typed[number - 1];
  if (text === undefined) return `input ${number}`;
  return `input ${number} (${text === '' ? 'an empty line' : quoted(text, 24)})`;
}

/** The beginning of a sentence that says how far the program came: `After input 3 (“20”), your program`. */
export function programAfterInput(evidence: SessionEvidence | undefined): string {
  if (evidence === undefined) return 'Your program';
  if (evidence.endOfInput === 'read') return 'After the end of its input, your program';
  const typed = typedLines(evidence.actual);
  if (typed.length > 0) return `After ${inputName(typed.length, typed)}, your program`;
  return evidence.typed.length === 0 ? 'Your program' : 'Before it read any input, your program';
}
