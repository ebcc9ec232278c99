// @module-tag compiler
import { afterAll, describe, expect, test } from 'vitest';
import { asSeen, buildNamed, buildText, openToolchain, programOf, runSession } from '../../testing/open-program.ts';
import type { SessionOutcome } from '../../model/program/run-outcome.ts';
import type { Program } from '../contract/toolchain.ts';

const toolchain = await openToolchain();
const opened = new Map<string, Promise<Program>>();
afterAll(async () => {
  for (const program of opened.values()) await (await program).dispose();
});

/** Each program is built once, however many tests run it. */
function open(name: string): Promise<Program> {
  const program = opened.get(name) ?? buildNamed(toolchain, name).then(programOf);
  opened.set(name, program);
  return program;
}

function printed(outcome: SessionOutcome): string {
  return Buffer.from(outcome.printed).toString();
}

test('a program that ends has printed everything and has finished', async () => {
  const outcome = await runSession(await open('hello.cpp'));
  expect(outcome).toEqual({ kind: 'session', end: { kind: 'finished' }, printed: Buffer.from('Hello!\n'), reads: [] });
});

test('destructors and atexit functions run at the end, in order', async () => {
  const text = (main: string, last: string) => `
    #include <cstdlib>
    #include <iostream>
    struct Object { ~Object() { std::cout << "object "; } } object;
    void atTheEnd() { std::cout << "atexit "; }
    ${last}
    int main() { ${main} std::atexit(atTheEnd); std::cout << "main "; return 3; }`;
  const last = '__attribute__((destructor)) void last() { std::puts("last"); }';
  const ended = [];
  for (const source of [text('', ''), text('', last), text('std::ios::sync_with_stdio(false);', '')]) {
    const program = programOf(await buildText(toolchain, source));
    const outcome = await runSession(program);
    ended.push([outcome.end.kind, printed(outcome)]);
    await program.dispose();
  }
  const all = 'main atexit object ';
  expect(ended).toEqual([
    ['finished', all],
    ['finished', `${all}last\n`],
    ['finished', all],
  ]);
});

describe.each(['adds-with-cin.cpp', 'adds-with-scanf.cpp', 'adds-unsynchronised.cpp'])('%s', (name) => {
  test('shows each prompt before it reads, line by line as on a terminal', async () => {
    const program = await open(name);
    const input = '5\n-3\n0\n';
    const outcome = await runSession(program, input);
    expect(outcome.end).toEqual({ kind: 'finished' });
    expect(outcome.reads).toEqual([
      { after: 8, length: 2 },
      { after: 16, length: 3 },
      { after: 24, length: 2 },
    ]);
    expect(asSeen(outcome, input)).toBe('Number: «5\n»Number: «-3\n»Number: «0\n»Sum 2\n');
  });

  test('ends when it asks for more input than there is', async () => {
    const outcome = await runSession(await open(name), '5\n7\n');
    expect(outcome.end).toEqual({ kind: 'asked-for-more-input' });
    expect(asSeen(outcome, '5\n7\n')).toBe('Number: «5\n»Number: «7\n»Number: ');
  });
});

describe('buffered output is printed when a program asks for more input than there is:', () => {
  const twoNumbers = 'int n; for (;;) { SAY("n? "); std::cin >> n; }';
  test.each([
    ['std::cout without ties', 'std::ios::sync_with_stdio(false); std::cin.tie(nullptr);', 'std::cout << text'],
    [
      'std::cout into a buffer of its own',
      'std::ios::sync_with_stdio(false); std::cin.tie(nullptr); std::cout.rdbuf()->pubsetbuf(big, sizeof big);',
      'std::cout << text',
    ],
    ['printf with a full buffer', 'setvbuf(stdout, big, _IOFBF, sizeof big);', 'printf("%s", text)'],
    ['printf with the buffer of a pipe', 'setvbuf(stdout, nullptr, _IOFBF, 1 << 16);', 'printf("%s", text)'],
    [
      'another stream on the same buffer',
      'std::ios::sync_with_stdio(false); std::cin.tie(nullptr); static std::ostream out(std::cout.rdbuf());',
      'out << text',
    ],
  ])('%s', async (_how, first, say) => {
    const text = `#include <cstdio>\n#include <iostream>\nstatic char big[1 << 16];
      int main() { ${first} ${twoNumbers.replace('SAY("n? ")', `const char *text = "n? "; ${say}`)} }`;
    const program = programOf(await buildText(toolchain, text));
    const outcome = await runSession(program, '1\n2\n');
    expect([outcome.end.kind, asSeen(outcome, '1\n2\n')]).toEqual(['asked-for-more-input', 'n? «1\n»n? «2\n»n? ']);
    await program.dispose();
  });
});

test('getline gets one line at a time', async () => {
  const input = 'Ann Lee\nBob\n';
  const outcome = await runSession(await open('greets-with-getline.cpp'), input);
  expect(outcome.end).toEqual({ kind: 'asked-for-more-input' });
  expect(asSeen(outcome, input)).toBe('Name: «Ann Lee\n»[Ann Lee]\nName: «Bob\n»[Bob]\nName: ');
});

test('getchar uses up a line before it asks for the next one', async () => {
  const input = 'ab\ncd.\n';
  const outcome = await runSession(await open('counts-with-getchar.cpp'), input);
  expect(outcome.end).toEqual({ kind: 'finished' });
  expect(asSeen(outcome, input)).toBe('Text: «ab\n»2 so far\nMore: «cd.\n»4 in all\n');
});

test('several numbers on one line are read at once, and the next prompts follow without a pause', async () => {
  const outcome = await runSession(await open('adds-with-cin.cpp'), '1 2 0\n');
  expect(asSeen(outcome, '1 2 0\n')).toBe('Number: «1 2 0\n»Number: Number: Sum 3\n');
});

test('a last line without Enter is delivered, and then the input ends', async () => {
  const outcome = await runSession(await open('adds-with-cin.cpp'), '12');
  expect(outcome).toMatchObject({ end: { kind: 'asked-for-more-input' }, reads: [{ after: 8, length: 2 }] });
  expect(printed(outcome)).toBe('Number: ');
});

test('fflush(stdin) and rewind(stdin) lose nothing and repeat nothing', async () => {
  const outcome = await runSession(await open('rewinds-stdin.cpp'), 'abc\nd\n');
  expect(asSeen(outcome, 'abc\nd\n')).toBe('Letters: «abc\n»a, b and c\n');
});

test('a prompt loop that would repeat forever ends at the end of input', async () => {
  const outcome = await runSession(await open('prompts-until-it-gets-a-number.cpp'), '-1\nx\n');
  expect(outcome.end).toEqual({ kind: 'asked-for-more-input' });
  expect(asSeen(outcome, '-1\nx\n')).toBe(
    'Positive number: «-1\n»Invalid!\nPositive number: «x\n»Invalid!\nPositive number: ',
  );
});

test('a crash loses no line that a person would have seen', async () => {
  const outcome = await runSession(await open('crashes-after-printing.cpp'));
  expect(outcome.end).toEqual({ kind: 'crashed', signal: 'SIGSEGV' });
  expect(printed(outcome)).toBe('before\n');
});

test('system("pause") and system("cls") do nothing', async () => {
  const outcome = await runSession(await open('pauses-like-windows.cpp'));
  expect(outcome.end).toEqual({ kind: 'finished' });
  expect(printed(outcome)).toBe('Done\n');
});

test('a program may define its own function system', async () => {
  const text =
    '#include <cstdio>\nextern "C" int system(const char *text) { puts(text); return 0; }\nint main() { system("mine"); }\n';
  const program = programOf(await buildText(toolchain, text));
  expect(printed(await runSession(program))).toBe('mine\n');
  await program.dispose();
});

test('forged records cost a program only the display of its reads', async () => {
  const outcome = await runSession(await open('forges-console-records.cpp'), '1\n2\n');
  expect(outcome.end).toEqual({ kind: 'finished' });
  expect(printed(outcome)).toBe('Number: 2\n');
  expect(outcome.reads).toEqual([{ after: 8, length: 2 }]);
});

test('many sessions of one program come back in order', async () => {
  const program = await open('adds-with-cin.cpp');
  const inputs = Array.from({ length: 30 }, (_, index) => `${index}\n0\n`);
  const outcomes = await program.run(
    inputs.map((input) => ({
      kind: 'session',
      input,
      limits: { cpuSeconds: 1, wallSeconds: 5, memoryMiB: 256, outputBytes: 4096 },
    })),
  );
  expect(outcomes.map((outcome) => (outcome.kind === 'session' ? printed(outcome) : ''))).toEqual(
    inputs.map((_, index) => `Number: ${index === 0 ? '' : 'Number: '}Sum ${index}\n`),
  );
});
