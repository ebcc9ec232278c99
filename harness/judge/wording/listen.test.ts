import { describe, expect, test } from 'vitest';
import type { SessionOutcome } from '../../model/program/run-outcome.ts';
import type { SessionTrial, Tried } from '../../model/result/trial.ts';
import { judge } from '../judge.ts';
import { openWordsJudge } from './judge-words.ts';
import { openListener } from './listen.ts';
import { smallDialect, smallReference, smallSessions, triedInWords, withWords } from './small-game.fixture.ts';
import { OutOfSteps, Steps, maxSteps } from './steps.ts';

/**
 * Runs of a program that reads everything first and prints texts which could be its own wording in hundreds of ways.
 */
function nearWordings(count: number): Tried[] {
  const reference = smallReference(smallDialect);
  return Array.from({ length: count }, (_, index): Tried => {
    const typed = [...(smallSessions[index % smallSessions.length] ?? []), String(index), String(count)];
    const trial: SessionTrial = { kind: 'session', typed, expected: reference.play(typed) };
    const printed = trial.expected.pieces
      .map(({ kind, text }) => (kind === 'typed' ? '' : text))
      .join('')
      .replaceAll(/Player (\d)'s move: /g, (_prompt, player: string) =>
        `${player} ${player} ${player} ${player} ${player} abcdefgh`.padEnd(150, 'xyz '),
      )
      .padEnd(8192, ' 1 2 1 2 pq');
    const outcome: SessionOutcome = {
      kind: 'session',
      end: { kind: 'finished' },
      printed: Buffer.from(printed),
      reads: [{ after: 0, length: typed.join('\n').length + 1 }],
    };
    return { trial, outcome, judged: judge(trial, outcome) };
  });
}

/** How many steps it takes to learn from these runs, in the order in which a grader passes them. */
function stepsFor(tried: readonly Tried[]): number {
  const steps = new Steps();
  const listener = openListener(smallReference(smallDialect), smallDialect, steps);
  for (let from = 0; from < tried.length; from += 40) listener.listen(tried.slice(from, from + 40));
  return maxSteps - steps.left;
}

describe('learning is bounded:', () => {
  test('two hundred hostile runs cost little more than forty, and far less than there are steps', () => {
    const [forty, twoHundred] = [stepsFor(nearWordings(40)), stepsFor(nearWordings(200))];
    expect(forty).toBeGreaterThan(10_000);
    // It learns again whenever there is something new, but not from more runs than it needs.
    expect(twoHundred).toBeLessThan(8 * forty);
    expect(twoHundred).toBeLessThan(maxSteps);
  });

  test('a program that takes more steps has no words of its own, and never again', () => {
    const tried = triedInWords(
      openWordsJudge(judge, smallReference(smallDialect), smallDialect),
      withWords({ refused: 'Invaild! Try again.' }),
    ).map((one) => ({ ...one, judged: judge(one.trial, one.outcome) }));
    const enough = openListener(smallReference(smallDialect), smallDialect);
    expect(enough.listen(tried)).toBe(true);
    const steps = new Steps(6000);
    const listener = openListener(smallReference(smallDialect), smallDialect, steps);
    const answers: boolean[] = [];
    while (steps.left > 0) answers.push(listener.listen(tried));
    expect(answers[0]).toBe(true);
    // Words that were known are forgotten, so that its cases are judged again.
    expect(answers.at(-1)).toBe(true);
    expect([listener.words.size, listener.listen(tried)]).toEqual([0, false]);
  });

  test('steps are spent to the last one', () => {
    const steps = new Steps(3);
    steps.spend(3);
    expect(() => steps.spend(1)).toThrow(OutOfSteps);
  });
});
