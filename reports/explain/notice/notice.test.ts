import { describe, expect, test } from 'vitest';
import type { PresentationClass } from '../../../harness/model/assignment/assignment.ts';
import { callShown, presentation, returned, leftBehind, wrongOutput } from '../../samples/sample-outcomes.ts';
import type { SampleOutcome } from '../../samples/sample-outcomes.ts';
import { subjectOf } from '../case/headline.ts';
import { noticeFor } from './notice.ts';

function noticed({ verdict, evidence }: SampleOutcome): string | undefined {
  const subject = subjectOf(evidence);
  return subject && noticeFor(verdict, subject);
}

const wrong = (expected: string, actual: string) => noticed(wrongOutput(expected, actual));
const nearly = (name: PresentationClass, expected: string, actual: string) =>
  noticed(presentation([name], 0.5, expected, actual));

const grid = '. . . .\nA . . .\n';
const question = "Player 2's move: ";

describe('in wrong output', () => {
  test('a misspelt word is named', () => {
    expect(wrong('Invalid! Try again.\n', 'Invalid! Try agian.\n')).toBe('“agian” should read “again”.');
    expect(wrong('Invalid! Try again.\n', 'Invalid! Try again!\n')).toBe('“again!” should read “again.”.');
    expect(wrong('Invalid! Try again.\n', 'Invalid, try again.\n')).toBe(
      '“Invalid,” should read “Invalid!” and “try” should read “Try”.',
    );
    expect(wrong('Player 1 wins!\n', 'Player 1 win s!\n')).toBe(
      'The line is nearly right: it should read “Player 1 wins!”.',
    );
  });

  test('a different grid or message is not called misspelt', () => {
    expect(wrong('. . B B\n', '. . A B\n')).toBeUndefined();
    expect(wrong('Player 1 wins!\n', 'It is a draw.\n')).toBeUndefined();
  });

  test('capital and small letters are named if nothing else differs in the line', () => {
    expect(wrong('Invalid! Try again.\nx\n', 'invalid! Try again.\ny\n')).toBe(
      'Capital and small letters count: “invalid” should read “Invalid”.',
    );
  });

  test('a grid that is printed again after a refused input is recognised', () => {
    const session = `${grid}${question}«20»\nInvalid! Try again.\n${question}«3»\n${grid}`;
    const again = session.replace('again.\n', `again.\n${grid}`);
    const unended = session.slice(0, session.indexOf('«3»'));
    expect(wrong(unended, unended.replace('again.\n', `again.\n${grid}`))).toBe(
      'Your program prints the same 2 lines once more here and then goes on as expected. Are they printed again after input that was refused?',
    );
    expect(wrong(session, again)).toBe(
      'Your program prints the same 2 lines once more here and then goes on as expected. Are they printed again after input that was refused?',
    );
  });

  test('lines that are printed again elsewhere are not blamed on refused input', () => {
    const menu = '1 Deposit\n2 Withdraw\n';
    const account = `${menu}Choice: «1»\nBalance: 5\nChoice: «2»\nBalance: 0\n`;
    expect(wrong(account, account.replace('5\n', `5\n${menu}`))).toBe(
      'Your program prints the same 2 lines once more here and then goes on as expected.',
    );
    const histogram = 'How many? «2»\n1 | *\n2 | *\nAverage: 1\nDone.\n';
    expect(wrong(histogram, histogram.replace('1\nDone', '1\n1 | *\n2 | *\nDone'))).toBe(
      'Your program prints the same 2 lines once more here and then goes on as expected.',
    );
  });

  test('extra and missing lines are counted', () => {
    const session = `${grid}Player 1 wins!\n`;
    expect(wrong(session, `${grid}debug 3\nPlayer 1 wins!\n`)).toBe(
      'Your program prints 1 extra line here (“debug 3”) and then goes on as expected.',
    );
    expect(wrong(session, 'Player 1 wins!\n')).toBe(
      'Your program leaves out 2 lines here (“. . . .”) and then goes on as expected.',
    );
  });

  test('the wrong player is recognised, in the last line and before it', () => {
    expect(wrong(`${grid}Player 1 wins!\n`, `${grid}Player 2 wins!\n`)).toBe(
      'Only the number of the player differs: “1” is expected, “2” was printed. Was the player swapped once more before the winner was announced?',
    );
    expect(wrong(`${grid}${question}«3»\n${grid}`, `${grid}Player 1's move: «3»\n${grid}`)).toBe(
      'Only the number of the player differs: “2” is expected, “1” was printed. When does the turn change, and when does it not?',
    );
  });

  test('turns and winners are named only where the lines are about them', () => {
    expect(wrong('Player 7 has the best average.\n', 'Player 9 has the best average.\n')).toBe(
      'Only the number of the player differs: “7” is expected, “9” was printed.',
    );
    expect(wrong('Player 7 is in no window.\n', 'Player 9 is in no window.\n')).toBe(
      'Only the number of the player differs: “7” is expected, “9” was printed.',
    );
    expect(wrong('Account 1: «5»\n', 'Account 2: «5»\n')).toBeUndefined();
  });

  test('a wrong number is not called misspelt', () => {
    expect(wrong('Average: 3.5\n', 'Average: 3\n')).toBeUndefined();
    expect(wrong('Average: 2\n', 'Average: a\n')).toBeUndefined();
    expect(wrong('Total = 5\n', 'Total : 5\n')).toBe('“:” should read “=”.');
    expect(wrong('Balance: -5 dollars\n', 'Balance: 5 dollars\n')).toBeUndefined();
    expect(wrong('The total is 1,200.\n', 'The total is 1200.\n')).toBeUndefined();
    expect(wrong('Average: 3.5\n', 'Avarage: 3\n')).toBe('“Avarage” should read “Average” and “3” should read “3.5”.');
  });

  test('a wrong score is not called a wrong player', () => {
    const scores = (score: number) => `${grid}Player 2 score: ${score}\nx\n`;
    expect(wrong(scores(1), scores(2))).toBeUndefined();
    expect(wrong('1 Player 2\n', '3 Player 2\n')).toBeUndefined();
    expect(wrong(' \\1/2\\     Player 1 score: 1\n', ' \\ /2\\     Player 1 score: 0\n')).toBeUndefined();
  });

  test('a repeated grid is reported as often as it occurs, and the rest is called right only if it is', () => {
    const turn = (typed: string) => `${question}«${typed}»\nInvalid! Try again.\n`;
    const session = `${grid}${turn('20')}${turn('21')}${question}«3»\n. A . .\n`;
    const again = session.replaceAll('again.\n', `again.\n${grid}`);
    expect(wrong(session, again)).toBe(
      'Your program prints the same 2 lines once more here. There are extra lines in 1 more place; everything else is as expected. Are they printed again after input that was refused?',
    );
    expect(wrong(`${session}Player 1 wins!\n`, `${again.replace('. A .', '. . A')}Player 1 wins!\n`)).toBeUndefined();
  });

  test('a line that ends after the question is recognised', () => {
    expect(wrong(`${question}«3»\n${grid}`, `Player 2's move:\n«3»\n${grid}`)).toBe(
      "The line must not end after “Player 2's move:”: the input is typed on the same line, so there must be no `endl`.",
    );
    expect(wrong(`${question}«3»\n${grid}`, `${question}\n«3»\n${grid}`)).toBe(
      "The line must not end after “Player 2's move:”: the input is typed on the same line, so there must be no `endl`.",
    );
  });

  test('characters that only look alike are recognised', () => {
    expect(wrong(`${question}«3»\n`, 'Player 2’s move: «3»\n')).toBe(
      "“'” is expected, but another character (U+2019) that looks alike was printed. Type it yourself instead of copying it.",
    );
    expect(wrong('Player 1 wins!\n', 'Player 1 wins！\n')).toBe(
      '“!” is expected, but another character (U+FF01) that looks alike was printed. Type it yourself instead of copying it.',
    );
    expect(wrong('a b\n', 'a\u00A0b\n')).toBe(
      'A plain space is expected, but another character (U+A0) that looks alike was printed. Type it yourself instead of copying it.',
    );
  });
});

describe('in output that is nearly right', () => {
  test('missing and extra spaces are named', () => {
    expect(nearly('blanks', `${question}«3»\n`, "Player 2's move:«3»\n")).toBe('A space is missing after the colon.');
    expect(nearly('blanks', 'A . B\n', 'A .B\n')).toBe('A space is missing after “.”.');
    expect(nearly('blanks', 'A . B\n', 'A  . B\n')).toBe('There is an extra space after “A”.');
    expect(nearly('blanks', 'A . B\n', ' A . B\n')).toBe('The line begins with an extra space.');
    expect(nearly('trailing-blanks', 'A . B\n', 'A . B \n')).toBe(
      'The line ends with a space that should not be there. In a loop, print it between two values, not after each of them.',
    );
    expect(nearly('trailing-blanks', 'Marks: 10 9 -2.5\n', 'Marks: 10 9 -2.5 \n')).toBe(
      'The line ends with a space that should not be there. In a loop, print it between two values, not after each of them.',
    );
    for (const line of ['2 | ***', '12: 5', 'The average is 5', 'Choose one:']) {
      expect(nearly('trailing-blanks', `${line}\n`, `${line} \n`)).toBe(
        'The line ends with a space that should not be there.',
      );
    }
    expect(nearly('trailing-blanks', 'wins!\n', 'wins!\t\n')).toBe(
      'The line ends with a tab that should not be there.',
    );
  });

  test('missing and extra newlines are named', () => {
    expect(nearly('final-newline', 'a\n', 'a')).toBe('The last line does not end with a newline, `endl` or `\\n`.');
    expect(nearly('final-newline', 'a', 'a\n')).toBe('There is an extra newline at the very end.');
    expect(nearly('blank-lines', 'a\nb\n', 'a\n\nb\n')).toBe(
      'There is an extra empty line. Is there an extra `endl` or `\\n`?',
    );
    expect(nearly('blank-lines', 'a\n\nb\n', 'a\nb\n')).toBe('An empty line is missing here.');
    expect(nearly('line-ends', 'a\nb\n', 'a\r\nb\r\n')).toBe(
      'The program prints `\\r`, a carriage return. A line ends with `\\n` or `endl` alone.',
    );
  });
});

describe('in a wrong result', () => {
  test('a value that went through an int is recognised', () => {
    expect(noticed(returned('f(1)', '1122110010221220', '-1735466332'))).toBe(
      'The value was cut to 32 bits on the way: is there an `int` where a `long long` is needed?',
    );
    expect(noticed(returned('f(1)', '5', '6'))).toBeUndefined();
    expect(noticed(returned('f(1)', "'x'", "'y'"))).toBeUndefined();
  });

  test('an argument that nothing changed is recognised', () => {
    expect(noticed(leftBehind('putToGrid(0, 6, 1)', 'grid', '10001000000', '0'))).toBe(
      '`grid` still has the value it came with.',
    );
  });

  test('output of a function that must print nothing is reported', () => {
    expect(noticed(returned('f(1)', '5', '6', 'here\n'))).toBe('It also printed “here”; it must print nothing.');
    expect(
      noticed({
        verdict: { kind: 'wrong-result', mismatches: [{ name: 'returned', expected: '4294967297', actual: '1' }] },
        evidence: callShown('f(2)', { returns: '4294967297' }, { returns: '1', prints: 'x' }),
      }),
    ).toBe(
      'The value was cut to 32 bits on the way: is there an `int` where a `long long` is needed? It also printed “x”; it must print nothing.',
    );
  });
});
