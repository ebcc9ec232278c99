import type { TimeUse } from '../../../model/program/run-outcome.ts';
import type { Allowance } from '../../contract/toolchain.ts';
import { type RunnerAnswer, type RunnerCase, notTried } from './runner-protocol.ts';

/**
 * What each subject has used of its allowance, beyond what is free for a run. The C++ half is in
 * runtime/run/runner.cpp.
 */
export interface Spending<Subject> {
  isSpent(subject: Subject): boolean;
  add(subject: Subject, use: TimeUse): void;
}

export function startSpending<Subject>(allowance: Allowance | undefined): Spending<Subject> {
  const used = new Map<Subject, TimeUse>();
  if (allowance === undefined) return { isSpent: () => false, add: () => {} };
  const { free, cpuSeconds, waitSeconds } = allowance;
  return {
    isSpent(subject) {
      const soFar = used.get(subject);
      return soFar !== undefined && (soFar.cpuSeconds >= cpuSeconds || soFar.waitSeconds >= waitSeconds);
    },
    add(subject, use) {
      const soFar = used.get(subject) ?? { cpuSeconds: 0, waitSeconds: 0 };
      used.set(subject, {
        cpuSeconds: soFar.cpuSeconds + Math.max(0, use.cpuSeconds - free.cpuSeconds),
        waitSeconds: soFar.waitSeconds + Math.max(0, use.waitSeconds - free.waitSeconds),
      });
    },
  };
}

/**
 * The answers as if the cases had run one after the other, even if many ran at once: the answer of a case does not
 * count if the cases before it had used up the allowance.
 */
export function withinAllowance(
  cases: readonly RunnerCase[],
  answers: readonly RunnerAnswer[],
  allowance: Allowance,
): RunnerAnswer[] {
  const spending = startSpending<number | undefined>(allowance);
  return answers.map((answer, index) => {
    const subject = cases[index]?.subject;
    if (spending.isSpent(subject)) return notTried;
    spending.add(subject, answer);
    return answer;
  });
}
