import type { Verdict } from '../../../harness/model/result/verdict.ts';
import type { Subject } from './headline.ts';
import { behindSignal } from './run-end.ts';

/** A hint that the verdict alone suggests. Only for clear patterns, because a wrong guess costs a novice an evening. */
export function hintFor(verdict: Verdict, subject: Subject): string | undefined {
  switch (verdict.kind) {
    case 'crashed':
      return verdict.cause.kind === 'signal'
        ? behindSignal(verdict.cause.signal)
        : 'Is there an `exit(...)` in the function? `return` goes back to the caller.';
    case 'timed-out':
      if (verdict.budget !== undefined) return 'Fix the cases that use so much time; then this one gets its full time.';
      if (goesOn(subject)) return afterTheEnd;
      return verdict.clock === 'cpu'
        ? 'A loop that never ends? What changes each time it repeats, and when does its condition become false?'
        : 'Is there a loop that never ends, or does it wait for something, such as `sleep`?';
    case 'too-much-output':
      if (goesOn(subject)) return afterTheEnd;
      return 'A loop that prints and never ends, or a function that calls itself without end? What ends it, and does it read its input inside?';
    case 'out-of-memory':
      return 'Does something grow in a loop that never ends, or does a function call itself without end?';
    case 'forbidden-operation':
      return subject?.kind === 'conversation' && subject.screen !== undefined
        ? 'This program needs `cin`, `cout` and its two pipes only: no other files, no network, no other programs.'
        : 'A console program needs `cin` and `cout` only: no files, no network, no other programs.';
    case 'asked-for-more-input':
      return 'Which line asks for this input? If it is in a loop, what should have ended the loop before?';
    case 'missing-function':
      if (verdict.demanded.startsWith('int main(')) return 'A whole program begins at `int main()`.';
      return isInScope(verdict.instead ?? '') && !isInScope(verdict.demanded)
        ? 'Define it outside of every namespace and class, as the handout does.'
        : 'Copy the prototype from the handout, letter by letter.';
    case 'accepted':
    case 'presentation':
    case 'wrong-output':
    case 'wrong-result':
    case 'broken-protocol':
    case 'did-not-compile':
    case 'skipped':
    case 'not-graded':
      return undefined;
    default:
      return verdict satisfies never;
  }
}

const afterTheEnd =
  'Your program goes on after the end of its input. Does each loop that reads stop when a read fails, as `while (cin >> x)` does?';

function goesOn(subject: Subject): boolean {
  return subject?.kind === 'session' && subject.endOfInput === 'read';
}

/** Whether the name of the function includes a class or namespace. */
function isInScope(prototype: string): boolean {
  return prototype.slice(0, prototype.indexOf('(')).includes('::');
}
