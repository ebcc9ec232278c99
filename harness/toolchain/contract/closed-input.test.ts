// @module-tag compiler
import { afterAll, describe, expect, test } from 'vitest';
import { asSeen, buildText, programOf, runClosedSession, runSession } from '../../testing/open-program.ts';
import type { SessionOutcome } from '../../model/program/run-outcome.ts';
import type { Program, SessionJob } from './toolchain.ts';
import { type OfEach, everyToolchain, expectAllTheSame, inEach } from './every-toolchain.fixture.ts';

const toolchains = await everyToolchain();
const opened: Program[] = [];
afterAll(() => Promise.all(opened.map((program) => program.dispose())));

function open(body: string): Promise<OfEach<Program>> {
  const text = `#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <string>
std::string s;
int sum = 0;
int main() { ${body} }`;
  return inEach(toolchains, async (toolchain) => {
    const program = programOf(await buildText(toolchain, text));
    opened.push(program);
    return program;
  });
}

async function closedSessions(body: string, input: string): Promise<OfEach<SessionOutcome>> {
  return inEach(await open(body), (program) => runClosedSession(program, input, { wallSeconds: 30 }));
}

describe('with closed input, a program comes to its end the same way', () => {
  test.each([
    [
      'adds with cin',
      'int n; std::cout << "n? "; while (std::cin >> n) { sum += n; std::cout << "n? "; } std::cout << sum << "\\n";',
      '1\n2\n',
      'n? «1\n»n? «2\n»n? ^D3\n',
    ],
    ['adds numbers on one line', 'int n; while (std::cin >> n) sum += n; std::cout << sum;', '1 2 3\n', '«1 2 3\n»^D6'],
    [
      'reads lines',
      'while (std::getline(std::cin, s)) std::cout << s.size() << "\\n"; std::cout << "end";',
      'ab\n\nlast',
      '«ab\n»2\n«\n»0\n«last»^D4\nend',
    ],
    [
      'reads with scanf',
      'int n; while (scanf("%d", &n) != EOF) sum += n; printf("%d", sum);',
      '4\n5\n',
      '«4\n»«5\n»^D9',
    ],
    ['reads with getchar', 'while (getchar() != EOF) ++sum; printf("%d", sum);', 'ab\nc\n', '«ab\n»«c\n»^D5'],
    [
      'reads with fgets',
      'char line[9]; while (fgets(line, 9, stdin)) ++sum; printf("%d", sum);',
      'a\nb\n',
      '«a\n»«b\n»^D2',
    ],
    ['reads with fread', 'char all[99]; printf("%d", (int)fread(all, 1, 99, stdin));', 'a\nb\n', '«a\n»«b\n»^D4'],
    [
      'copies with an iterator',
      's.assign(std::istreambuf_iterator<char>(std::cin), {}); std::cout << s.size();',
      'ab\nc\n',
      '«ab\n»«c\n»^D5',
    ],
    [
      'has streams of its own',
      'std::ios::sync_with_stdio(false); std::cin.tie(nullptr); int n; while (std::cin >> n) sum += n; std::cout << sum;',
      '1\n2\n',
      '«1\n»«2\n»^D3',
    ],
    [
      'clears and reads again',
      'int n; for (; sum < 3; ++sum) { if (!(std::cin >> n)) std::cin.clear(); clearerr(stdin); } std::cout << std::cin.eof();',
      '1\n',
      '«1\n»^D0',
    ],
    ['looks ahead', 'while (std::cin.peek() != EOF) { std::cin.get(); ++sum; } std::cout << sum;', 'ab\n', '«ab\n»^D3'],
    ['has no input', 'std::cout << "n? "; std::cout << !(std::cin >> s);', '', 'n? ^D1'],
    ['never reads', 'std::cout << "Hello";', '1\n', 'Hello'],
    ['leaves input unread', 'std::cin >> s; std::cout << s;', 'a\nb\n', '«a\n»a'],
  ])('that %s', async (_what, body, input, seen) => {
    const outcomes = await closedSessions(body, input);
    expectAllTheSame(outcomes);
    expect([outcomes.native.end, asSeen(outcomes.native, input)]).toEqual([{ kind: 'finished' }, seen]);
  });

  test.each([
    [
      'prompts for ever',
      'while (sum != 5) { std::cout << "sum? "; std::cin.clear(); std::cin >> sum; }',
      'too-much-output',
    ],
    [
      'loops for ever',
      'while (!std::cin.eof() || sum == 0) { std::cin.clear(); std::cin >> s; clearerr(stdin); }',
      'timed-out',
    ],
    ['crashes', 'while (std::cin >> s) continue; std::abort();', 'crashed'],
  ])('that %s', async (_what, body, end) => {
    const outcomes = await closedSessions(body, '1\n');
    expectAllTheSame(outcomes);
    expect(outcomes.native).toMatchObject({ end: { kind: end }, reads: [{ length: 2 }, { length: 0 }] });
  });
});

const adds = 'int n; while (std::cin >> n) sum += n; std::cout << sum;';

test('without closed input, the same program ends where it asks for more', async () => {
  const outcomes = await inEach(await open(adds), (program) => runSession(program, '1\n2\n'));
  expectAllTheSame(outcomes);
  expect([outcomes.native.end, outcomes.native.printed.length]).toEqual([{ kind: 'asked-for-more-input' }, 0]);
});

describe('closed and other sessions in one batch come out as if each were alone', async () => {
  const limits = { cpuSeconds: 1, wallSeconds: 30, memoryMiB: 256, outputBytes: 4096 };
  const jobs = Array.from({ length: 45 }, (_, index): SessionJob => {
    const closed = index % 3 === 0 ? { closesInput: true as const } : {};
    return { kind: 'session', input: '1\n'.repeat(index), ...closed, limits };
  });
  const programs = await open(adds);
  const alone = await programs.native.run(jobs);

  test('with a process for each', async () => {
    const each = await inEach(programs, (program) => program.run(jobs));
    expectAllTheSame(each);
    expect(each.native.map((one) => (one.kind === 'session' ? Buffer.from(one.printed).toString() : ''))).toEqual(
      jobs.map(({ closesInput }, index) => (closesInput === true ? String(index) : '')),
    );
  });

  test.each([
    ['all convince', () => true],
    ['some convince', (index: number) => index < 6],
    ['none convinces', () => false],
  ])('with shared processes, if %s', async (_how, convinces) => {
    expect(await programs.native.run(jobs, { convinces })).toEqual(alone);
  });
});
