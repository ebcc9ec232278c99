// @module-tag compiler
import { afterAll, expect, test } from 'vitest';
import { printedText } from '../../../model/assignment/transcript.ts';
import { limits, openToolchain } from '../../../testing/open-program.ts';
import { command, commander, commanderThat } from './commanding.fixture.ts';
import { openInteractivePrograms } from './answering.fixture.ts';

const program = await openInteractivePrograms(await openToolchain(), {
  spins: commander('to << "a" << std::endl; for (;;) continue;'),
  sleeps: commander('to << "a" << std::endl; sleep(3600);'),
  'sleeps-before-it-opens': commanderThat('sleep(3600);'),
  'fills-the-screen': commander('for (;;) std::cout << "again" << std::endl;'),
  'sends-forever': commander('for (;;) to << "again" << std::endl;'),
  'ignores-the-end-of-the-pipe': commander(`to << "a";
    for (;;) if (!std::getline(from, reply)) { from.clear(); usleep(1000); }`),
  'never-sees-the-end': commander(
    'for (;;) { std::getline(std::cin, line); to << line << std::endl; std::getline(from, reply); }',
  ),
  'counts-what-is-typed': commander(
    'long n = 0; while (std::getline(std::cin, line)) n += static_cast<long>(line.size()) + 1; std::cout << n;',
  ),
  'sends-bit-by-bit': commander('for (;;) { to << "a" << std::flush; usleep(100000); }'),
  'is-not-there-for-long': commander('to << "a" << std::endl; if (fork() == 0) sleep(3600); '),
});
afterAll(() => program.dispose());

test('a program that spins runs out of CPU time, and what it sent is kept', async () => {
  const { session, conversation } = await command(program, 'spins', '', { wallSeconds: 60 });
  expect(session.end).toEqual({ kind: 'timed-out', clock: 'cpu', seconds: 1 });
  expect(conversation).toEqual([
    { kind: 'printed', text: 'a\n' },
    { kind: 'typed', text: 're a' },
  ]);
});

test.each([
  ['sleeps', 'a\n'],
  ['sleeps-before-it-opens', ''],
  ['ignores-the-end-of-the-pipe', ''],
])('a program that %s is stopped at the wall limit', async (id, text) => {
  const { session, conversation } = await command(program, id, '', { wallSeconds: 1 });
  expect(session.end).toEqual({ kind: 'timed-out', clock: 'wall', seconds: 1 });
  expect(conversation.flatMap((piece) => (piece.kind === 'printed' ? [piece.text] : [])).join('')).toBe(text);
});

test('a screen that fills without end is too much output', async () => {
  const { session } = await command(program, 'fills-the-screen', '', { cpuSeconds: 20, wallSeconds: 60 });
  expect(session.end).toEqual({ kind: 'too-much-output', limitBytes: limits.outputBytes });
  expect(session.printed).toHaveLength(limits.outputBytes);
});

// The runner stopped such a program in time, but its end was once reported as a crash with SIGKILL. The second program
// is what many students write: at the end of its input it goes on with an empty line.
test.each(['sends-forever', 'never-sees-the-end'])('commands without end are too much output: %s', async (id) => {
  const { session } = await command(program, id, 'a\n', { cpuSeconds: 20, wallSeconds: 60 });
  expect(session.end).toEqual({ kind: 'too-much-output', limitBytes: limits.outputBytes });
});

// Writing commands takes a program no time, but a megabyte of them kept the grader busy for a second in every case.
test('commands beyond their own limit are too much output, even if the program may print more', async () => {
  const { session, conversation } = await command(program, 'sends-forever', '', {
    cpuSeconds: 20,
    outputBytes: 1 << 20,
  });
  expect(session.end).toEqual({ kind: 'too-much-output', limitBytes: 16_384 });
  expect(printedText(conversation).length).toBeLessThanOrEqual(16_384);
});

// Input beyond what the pipe holds at the start (64 KiB) was once lost without an error.
test('a person may type more than a pipe holds', async () => {
  const { session } = await command(program, 'counts-what-is-typed', `${'x'.repeat(99)}\n`.repeat(1000));
  expect(Buffer.from(session.printed).toString()).toBe('100000');
});

// Each byte once restarted the wall limit, so that only the limit of output ended this program.
test('a command that is never completed is stopped at the wall limit', async () => {
  const { session } = await command(program, 'sends-bit-by-bit', '', { wallSeconds: 1, outputBytes: 20 });
  expect(session.end).toEqual({ kind: 'timed-out', clock: 'wall', seconds: 1 });
});

test('a child that would hold the pipes open is never created', async () => {
  const { session, late } = await command(program, 'is-not-there-for-long', '', { wallSeconds: 600 });
  expect([session.end, late]).toEqual([{ kind: 'forbidden-operation', operation: 'processes' }, '']);
});
