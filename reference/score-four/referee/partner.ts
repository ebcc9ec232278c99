import { parseCommand, splitCommands } from '../commands.ts';
import type { Partner } from '../../../harness/model/assignment/interactive.ts';
import { type OurOpponent, answer, ourOpponent } from './our-opponent.ts';
import type { Peg } from '../pegs.ts';

/** The opponent as a partner that answers text with text. */
export function partnerOf(moves: readonly Peg[]): Partner {
  return listening(ourOpponent(moves), '');
}

function listening(opponent: OurOpponent, unread: string): Partner {
  return {
    answer(text) {
      // Without this, a long command that comes letter by letter would be parsed from its beginning for each letter.
      if (!text.includes(';')) return { say: '', next: listening(opponent, unread + text) };
      const { commands, rest } = splitCommands(unread + text);
      let say = '';
      let after = opponent;
      for (const spelt of commands) {
        const parsed = parseCommand(spelt);
        const { response, next } = answer(after, 'malformed' in parsed ? 'malformed' : parsed.command);
        say += `${response}\n`;
        after = next;
      }
      return { say, next: listening(after, rest) };
    },
  };
}
