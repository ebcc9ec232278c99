import { formatCommand } from '../commands.ts';
import { type Expectation, expectationOf } from './expectation.ts';
import { type OpponentProblem, judgeReply, mayForgetRestarts } from './judge-reply.ts';
import type { Received, ConversationStep } from '../../../harness/model/assignment/interactive.ts';
import { nextTurn } from './next-turn.ts';
import { newOpponent } from './opponent-state.ts';
import { parseScript } from './script.ts';

/** A step with its command, as formatted text, and the expected answer. */
export interface Exchange extends ConversationStep {
  readonly command: string;
  readonly expected: Expectation;
}

export type ConversationEnd =
  | { readonly kind: 'right' }
  | {
      readonly kind: 'wrong';
      readonly command: string;
      readonly expected: Expectation;
      readonly problem: OpponentProblem;
      readonly mayForgetRestarts: boolean;
    };

export type Conversation = Generator<Exchange, ConversationEnd, Received>;

/**
 * Follows a script in a conversation with an opponent program, up to the first wrong reply. The script adapts itself to
 * the program's moves: see `Place`. While the program's board is unknown, notes and moves are left out.
 */
export function* converse(lines: readonly string[]): Conversation {
  let state = newOpponent;
  let unsent = '';
  for (const { commands, after } of parseScript(lines)) {
    let rest = commands;
    do {
      const turn = nextTurn(state, rest);
      rest = turn.rest;
      const isLeftOut = commands.length > 0 && turn.commands.length === 0;
      if (!isLeftOut) unsent += turn.text + after;
      for (const command of turn.commands) {
        const expected = expectationOf(state, command);
        const read = command.kind === 'quit' ? 'end' : 'line';
        const received = yield { say: unsent, read, command: formatCommand(command), expected };
        unsent = '';
        const judged = judgeReply(state, command, received);
        if (judged.kind === 'wrong') {
          return {
            kind: 'wrong',
            command: formatCommand(command),
            expected,
            problem: judged.problem,
            mayForgetRestarts: mayForgetRestarts(state, command),
          };
        }
        state = judged.next;
      }
    } while (rest.length > 0);
  }
  return { kind: 'right' };
}
