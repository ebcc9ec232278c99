import { isUnseen, spelt } from '../../phrases/visible.ts';
import type { FirstDifference } from '../../../harness/model/result/verdict.ts';
import { characterAt } from '../../difference/character-at.ts';

/** What is at the caret, in words: “expected a space, found the end of the line”. */
export function caretNote(place: FirstDifference): string {
  return `expected ${characterName(characterAt(place.expected))}, found ${characterName(characterAt(place.actual))}`;
}

function characterName(character: string): string {
  switch (character) {
    case 'typed':
      return 'the input';
    case 'end':
      return 'the end of the output';
    case ' ':
      return 'a space';
    case '\t':
      return 'a tab';
    case '\n':
      return 'the end of the line';
    case '\r':
      return 'a carriage return (\\r)';
    default:
      return isUnseen(character) ? spelt(character) : `“${character}”`;
  }
}
