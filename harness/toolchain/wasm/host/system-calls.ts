import { errors } from './errors.ts';
import { endByTrap } from './forced-end.ts';
import { badAddress } from './memory-view.ts';

/** A system call answers with an error number, or ends the instance. */
export type Answer = number | 'end';

/** 64-bit numbers come as bigint, all others as number. */
export type SystemCall = (...args: never[]) => Answer;

export type SystemCalls = Readonly<Record<string, SystemCall>>;

/**
 * Makes functions that an instance can import. Nothing is ever thrown through its frames: a bad pointer gets an error
 * number, and anything else that is thrown (the stack is full) is given to `onFault`, and ends the instance.
 */
export function importable(
  calls: SystemCalls,
  onFault: (error: unknown) => void,
): Record<string, (...args: never[]) => number> {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      (...args: never[]): number => {
        const answer = answerOf(call, args, onFault);
        return answer === 'end' ? endByTrap() : answer;
      },
    ]),
  );
}

function answerOf(call: SystemCall, args: never[], onFault: (error: unknown) => void): Answer {
  try {
    return call(...args);
  } catch (error) {
    if (error === badAddress) return errors.badAddress;
    onFault(error);
    return 'end';
  }
}
