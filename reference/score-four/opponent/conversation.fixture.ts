import { type Command, parseCommand, splitCommands } from '../commands.ts';
import { type OurOpponent, answer, ourOpponent } from '../referee/our-opponent.ts';
import type { Received } from '../../../harness/model/assignment/interactive.ts';
import { type ConversationEnd, converse } from './converse.ts';

/** What a program prints when it gets a command. Once it has `ended`, it prints nothing more. */
export type Program = (command: Command) => string | 'ended';

export interface ConversationHeld {
  /** Everything as a terminal would show it, with `>` before each line that is sent. */
  readonly screen: string;
  readonly end: ConversationEnd;
}

/** Holds a conversation with a program that is written in TypeScript and answers at once, or never. */
export function holdConversation(lines: readonly string[], program: Program): ConversationHeld {
  const conversation = converse(lines);
  let screen = '';
  let unread = '';
  let hasEnded = false;
  let step = conversation.next({ kind: 'line', text: '' });
  while (step.done !== true) {
    const { say, read: awaited } = step.value;
    screen += say.replaceAll(/.*\n/g, '> $&');
    for (const spelt of splitCommands(say).commands) {
      const parsed = parseCommand(spelt);
      if (hasEnded || 'malformed' in parsed) continue;
      const printed = program(parsed.command);
      hasEnded = printed === 'ended';
      unread += hasEnded ? '' : printed;
    }
    const end = unread.indexOf('\n') + 1;
    const received: Received =
      awaited === 'line' && end > 0
        ? { kind: 'line', text: unread.slice(0, end - 1) }
        : { ...(hasEnded ? { kind: 'end' } : { kind: 'silence', late: '' }), text: unread };
    const read = received.kind === 'line' ? unread.slice(0, end) : unread;
    screen += read;
    unread = unread.slice(read.length);
    step = conversation.next(received);
  }
  return { screen, end: step.value };
}

/** A correct program that plays these pegs, and then always the first that has room. */
export function rightProgram(...moves: Parameters<typeof ourOpponent>[0]): Program {
  let opponent: OurOpponent = ourOpponent(moves);
  return (command) => {
    if (command.kind === 'quit') return 'ended';
    const { response, next } = answer(opponent, command);
    opponent = next;
    return `${response}\n`;
  };
}

export function problemOf({ end }: ConversationHeld): object | 'none' {
  return end.kind === 'right' ? 'none' : { command: end.command, ...end.problem };
}
