import type { ConversationEnd } from './converse.ts';
import type { OpponentProblem } from './judge-reply.ts';
import type { Likeness } from './likeness.ts';

type Wrong = Extract<ConversationEnd, { readonly kind: 'wrong' }>;

/** Tells the student what the program did and what to check. `expected` has what it should have done. */
export function explainOpponent({ command, problem, mayForgetRestarts }: Wrong): string {
  const found = explainProblem(`"${command}"`, problem);
  return mayForgetRestarts ? `${found} Does "restart;" really empty its board?` : found;
}

function explainProblem(asked: string, problem: OpponentProblem): string {
  switch (problem.kind) {
    case 'wrong-reply':
      return `The program answered ${quoted(problem.reply)} to ${asked}${explainLikeness(problem.likeness)}`;
    case 'not-a-location':
      return `The program answered ${quoted(problem.reply)} to ${asked}, which is not a move${explainLikeness(problem.likeness)}`;
    case 'full-peg':
      return `The program played ${problem.peg}, but there are four beads already, ${explainBeads(problem.cameBy)}`;
    case 'no-newline':
      return `The program answered ${quoted(problem.reply)} to ${asked} without ending the line. Every response is followed by endl.`;
    case 'kept-back':
      return (
        `The answer to ${asked} came only when there was no more input, so a referee would wait for it for ever. ` +
        'Either the output is not flushed (endl does that), or the program reads on before it answers.'
      );
    case 'no-reply':
      return problem.printed === ''
        ? `The program gave no answer to ${asked}.`
        : `The program gave no answer to ${asked}; it printed only ${quoted(problem.printed)}.`;
    case 'ended-early':
      return `The program ended instead of answering ${asked}.`;
    case 'did-not-exit':
      return `The program did not end after ${asked}.`;
  }
}

function explainLikeness(likeness: Likeness | undefined): string {
  switch (likeness) {
    case undefined:
      return '.';
    case 'letter-case':
      return ': small and capital letters differ.';
    case 'blanks':
      return ': the spaces differ.';
    case 'no-period':
      return ': the period is missing.';
    case 'text-before':
      return ': there is extra text before the answer. Only answers may go to standard output.';
    case 'text-after':
      return ': there is extra text after the answer. Only answers may go to standard output.';
  }
}

function explainBeads(cameBy: 'notes' | 'moves' | 'notes and moves'): string {
  switch (cameBy) {
    case 'notes':
      return 'all of them noted by the referee. Does "note:" put a bead on its board, and does "move;" look for room?';
    case 'moves':
      return 'all of them its own moves. Does it put its own moves on its board, and does "move;" look for room?';
    case 'notes and moves':
      return 'some of them noted by the referee and some its own moves. Does its board hold both?';
  }
}

/** On one line and cut short, because a program may print a whole board instead of a reply. */
function quoted(printed: string): string {
  const text = printed.replace(/\n$/, '').replaceAll('\n', '\\n');
  return text.length > 100 ? `"${text.slice(0, 100)}..."` : `"${text}"`;
}
