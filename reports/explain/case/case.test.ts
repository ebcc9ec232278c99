import { describe, expect, test } from 'vitest';
import type { GradedCase } from '../../../harness/model/result/grading.ts';
import type { Verdict } from '../../../harness/model/result/verdict.ts';
import { sessionShown } from '../../samples/sample-outcomes.ts';
import { sampleStudents } from '../../samples/students.ts';
import { explainCase } from './case.ts';

function said(verdict: Verdict, more: Partial<GradedCase> = {}): string {
  const { headline, details, hint } = explainCase({
    id: 'transcripts/01',
    group: 'transcripts',
    about: 'A case',
    visibility: 'public',
    verdict,
    marks: 0,
    outOf: 4,
    ...more,
  });
  return [headline, ...details, ...(hint === undefined ? [] : [`Hint: ${hint}`])].join('\n');
}

const session = { evidence: sessionShown('Move: «5»\nMove: «20»\nDone.\n', 'Move: «5»\nMove: «20»\n') };
const crashed = (signal: string): Verdict => ({ kind: 'crashed', cause: { kind: 'signal', signal } });

describe('a verdict in words', () => {
  test('names the last input before a crash, and what the signal often means', () => {
    expect(said(crashed('SIGSEGV'), session)).toBe(
      'After input 2 (“20”), your program crashed (SIGSEGV).\n' +
        'Hint: Often an index outside of an array, or a function that calls itself without end.',
    );
    expect(said(crashed('SIGFPE'))).toBe('Your program crashed (SIGFPE).\nHint: A division by zero, with / or with %.');
    expect(said(crashed('SIGUSR2'))).toBe('Your program crashed (SIGUSR2).');
  });

  test('leaves out the hint of the author if there is no answer that it could be about', () => {
    const hint = 'Compare your output with the sample run.';
    expect(said(crashed('SIGFPE'), { hint })).toBe(
      'Your program crashed (SIGFPE).\nHint: A division by zero, with / or with %.',
    );
    expect(said(crashed('SIGUSR2'), { hint })).toBe('Your program crashed (SIGUSR2).');
    expect(said({ kind: 'forbidden-operation', operation: 'files' }, { hint })).toBe(
      'Your program tried to use a file, and a graded program may not do that.\n' +
        'Hint: A console program needs `cin` and `cout` only: no files, no network, no other programs.',
    );
    expect(said({ kind: 'asked-for-more-input' }, { hint })).toBe(
      'Your program asked for more input when it should have ended.\n' +
        'Which line asks for this input? If it is in a loop, what should have ended the loop before?\n' +
        'Hint: Compare your output with the sample run.',
    );
  });

  test('names the line that a run with checks found, instead of the usual cause', () => {
    const diagnosis = {
      kind: 'index-out-of-bounds' as const,
      file: 'hex.cpp',
      line: 41,
      column: 9,
      index: '8',
      array: 'int [8]',
    };
    expect(said(crashed('SIGSEGV'), { ...session, diagnosis })).toBe(
      'After input 2 (“20”), your program crashed (SIGSEGV).\n' +
        'A run with checks found this at `hex.cpp:41`: index 8 is out of bounds for `int [8]`, whose last index is 7.',
    );
  });

  test('says which time limit was exceeded', () => {
    expect(said({ kind: 'timed-out', clock: 'cpu', seconds: 1 }, session)).toBe(
      'After input 2 (“20”), your program used up its 1 second of computing time and was stopped.\n' +
        'Hint: A loop that never ends? What changes each time it repeats, and when does its condition become false?',
    );
    expect(said({ kind: 'timed-out', clock: 'wall', seconds: 3 })).toBe(
      'Your program did not end within 3 seconds and was stopped.\nHint: Is there a loop that never ends, or does it wait for something, such as `sleep`?',
    );
  });

  test('says what earlier cases have used, if the budget of the submission is spent', () => {
    const budget = { clock: 'cpu', cases: 9, seconds: 9, ran: true } as const;
    expect(said({ kind: 'timed-out', clock: 'cpu', seconds: 0.1, budget }, session)).toBe(
      'After input 2 (“20”), your program was stopped after 0.1 seconds: 9 cases had already used 9 seconds of computing time.\n' +
        'Hint: Fix the cases that use so much time; then this one gets its full time.',
    );
    const waiting = { clock: 'wall', cases: 1, seconds: 3, ran: false } as const;
    expect(said({ kind: 'timed-out', clock: 'wall', seconds: 3, budget: waiting })).toBe(
      'Not run: 1 case had already used 3 seconds of waiting.\n' +
        'Hint: Fix the cases that use so much time; then this one gets its full time.',
    );
  });

  test('says which limit was exceeded', () => {
    expect(said({ kind: 'too-much-output', limitBytes: 8192 })).toBe(
      'Your program printed more than 8 KiB and was stopped.\n' +
        'Hint: A loop that prints and never ends, or a function that calls itself without end? What ends it, and does it read its input inside?',
    );
    expect(said({ kind: 'out-of-memory', limitMiB: 256 }).split('\n')[0]).toBe(
      'Your program wanted more than 256 MiB of memory and was stopped.',
    );
  });

  test('says of closed input how to type its end, and asks about loops only if the end was read', () => {
    const timedOut: Verdict = { kind: 'timed-out', clock: 'cpu', seconds: 1 };
    const closed = (endOfInput: 'read' | 'not-read') => ({ evidence: { ...session.evidence, endOfInput } });
    const howToType = 'The input is closed after the last line, as with Ctrl-D (on Windows: Ctrl-Z and Enter).\n';
    expect(said(timedOut, closed('read'))).toBe(
      'After the end of its input, your program used up its 1 second of computing time and was stopped.\n' +
        howToType +
        'Hint: Your program goes on after the end of its input. Does each loop that reads stop when a read fails, as `while (cin >> x)` does?',
    );
    expect(said({ kind: 'too-much-output', limitBytes: 8192 }, closed('read'))).toBe(
      'After the end of its input, your program printed more than 8 KiB and was stopped.\n' +
        howToType +
        'Hint: Your program goes on after the end of its input. Does each loop that reads stop when a read fails, as `while (cin >> x)` does?',
    );
    expect(said(timedOut, closed('not-read'))).toBe(
      'After input 2 (“20”), your program used up its 1 second of computing time and was stopped.\n' +
        howToType +
        'Hint: A loop that never ends? What changes each time it repeats, and when does its condition become false?',
    );
  });

  test('asks about the end of the loop if a program does not end', () => {
    expect(said({ kind: 'asked-for-more-input' }, session)).toBe(
      'After input 2 (“20”), your program asked for more input when it should have ended.\n' +
        'Hint: Which line asks for this input? If it is in a loop, what should have ended the loop before?',
    );
  });

  test('suggests the name of a missing function', () => {
    const verdict = { kind: 'missing-function', demanded: 'int gridState(long long grid, int pos)' } as const;
    expect(said(verdict).split('\n')[0]).toBe('`int gridState(long long grid, int pos)` is missing.');
    expect(said({ ...verdict, instead: 'int gridstate(long long, int)' }).split('\n')[0]).toBe(
      '`int gridState(long long grid, int pos)` is missing; the program has `int gridstate(long long, int)`: did you mean `gridState`?',
    );
    expect(said({ ...verdict, instead: 'int gridState(int, int)' }).split('\n')[0]).toBe(
      '`int gridState(long long grid, int pos)` cannot be called: the program has `int gridState(int, int)`.',
    );
    expect(said({ ...verdict, instead: 'int game::gridState(long long, int)' })).toBe(
      '`int gridState(long long grid, int pos)` cannot be called: the program has `int game::gridState(long long, int)`.\n' +
        'Hint: Define it outside of every namespace and class, as the handout does.',
    );
    expect(said({ kind: 'missing-function', demanded: 'int main()' })).toBe(
      '`int main()` is missing.\nHint: A whole program begins at `int main()`.',
    );
  });

  test('separates faults of Verbatim from those of the program', () => {
    expect(said({ kind: 'not-graded', reason: 'The sandbox could not be started.' })).toBe(
      'Could not be graded: The sandbox could not be started. No marks are affected.',
    );
    expect(said({ kind: 'skipped', reason: 'the gate failed.' })).toBe('Not run: the gate failed.');
    expect(said({ kind: 'did-not-compile' })).toBe('Not run: the program does not compile.');
  });

  test('cuts two long values in the same way, around the place where they differ', () => {
    const board = '.'.repeat(64);
    const mismatch = { name: 'returned', expected: `${board}A${board}`, actual: `${board}B${board}` };
    expect(said({ kind: 'wrong-result', mismatches: [mismatch] })).toBe(
      `The function returned …${'.'.repeat(15)}B${'.'.repeat(24)}…; expected …${'.'.repeat(15)}A${'.'.repeat(24)}….`,
    );
  });

  test('says that the details are hidden if they are', () => {
    const verdict = { kind: 'wrong-output', lines: { differing: 3, total: 10 } } as const;
    expect(said(verdict, { visibility: 'hidden' })).toBe(
      'Your program printed the wrong text (3 of 10 lines differ).\nThe details of this case are hidden.',
    );
    expect(said({ kind: 'wrong-result', mismatches: [] }, { visibility: 'hidden' })).toBe(
      'The function gave a wrong result.\nThe details of this case are hidden.',
    );
    expect(said({ kind: 'accepted' }, { visibility: 'hidden' })).toBe('As expected.');
  });

  test('says that bytes were not UTF-8', () => {
    expect(said(crashed('SIGUSR2'), { evidence: { ...session.evidence, notUtf8: true } }).split('\n')[1]).toBe(
      'Some printed bytes are not UTF-8; they are shown as \\xNN.',
    );
  });

  test('of the sample class matches the snapshot', async () => {
    const words = Object.entries(sampleStudents).flatMap(([name, grading]) => [
      `# ${name}`,
      ...(grading.status === 'graded' ? grading.cases : [])
        .filter(({ verdict }) => verdict.kind !== 'accepted')
        .map((graded) => `\n${graded.id}\n${said(graded.verdict, graded)}`),
      '',
    ]);
    await expect(words.join('\n')).toMatchFileSnapshot('../../samples/words.txt');
  });

  test('never calls anything illegal, and never judges the student', async () => {
    const words = Object.values(sampleStudents).flatMap((grading) =>
      grading.status === 'graded' ? grading.cases.map((graded) => said(graded.verdict, graded)) : [],
    );
    expect(
      words.filter((text) => /illegal|\byou\b(?! mean)|\byour (?!program|output)|wrong answer|stupid/i.test(text)),
    ).toEqual([]);
  });
});
