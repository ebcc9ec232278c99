// @module-tag compiler
import { afterAll, expect, test } from 'vitest';
import { buildTexts, limits, openToolchain, programOf } from '../../../testing/open-program.ts';
import type { Conversation, Received, ConversationStep } from '../../../model/assignment/interactive.ts';
import { exchange, farewell, listening, openInteractivePrograms, converseWith } from './answering.fixture.ts';

/** Answers its first word, and does this when it gets the second one. */
function onSecondWord(body: string): string {
  return `#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <unistd.h>
int main() {
    char word[100];
    if (scanf("%99s", word) != 1) return 1;
    printf("re %s\\n", word);
    fflush(stdout);
    if (scanf("%99s", word) != 1) return 1;
    ${body}
}`;
}

const toolchain = await openToolchain();
const program = await openInteractivePrograms(toolchain, {
  ends: onSecondWord('return 3;'),
  'says-good-bye': onSecondWord('printf("bye");'),
  'leaves-a-child': onSecondWord('if (fork() == 0) { sleep(3600); _exit(0); } printf("bye");'),
  crashes: onSecondWord('volatile int *nowhere = nullptr; printf("lost"); *nowhere = 1;'),
  aborts: onSecondWord('printf("kept\\n"); fflush(stdout); abort();'),
  spins: onSecondWord('for (;;) continue;'),
  sleeps: onSecondWord('printf("wait"); fflush(stdout); sleep(3600);'),
  'sleeps-and-speaks': onSecondWord('usleep(100000); printf("here I am\\n"); fflush(stdout); sleep(3600);'),
  'reads-by-another-number': onSecondWord(
    'int other = dup(0); for (char c; read(other, &c, 1) > 0;) continue; printf("at last");',
  ),
  'prints-forever': onSecondWord('for (;;) printf("again and again");'),
  'prints-lines-forever': onSecondWord('for (;;) puts("again");'),
  'prints-bit-by-bit': onSecondWord('for (;;) { putchar(46); fflush(stdout); usleep(100000); }'),
  grows: onSecondWord('for (std::string text = "x";;) text += text;'),
  'is-always-late': onSecondWord(
    'do { usleep(150000); printf("re %s\\n", word); fflush(stdout); } while (scanf("%99s", word) == 1);',
  ),
  'closes-its-ears': onSecondWord('fclose(stdin); sleep(3600);'),
});
afterAll(() => program.dispose());

const first = { kind: 'line', text: 're a;' } as const;

test.each([
  ['ends', '', { kind: 'finished' }],
  ['says-good-bye', 'bye', { kind: 'finished' }],
  ['leaves-a-child', '', { kind: 'forbidden-operation', operation: 'processes' }],
  // The text was not flushed, so no person at a pipe would have seen it.
  ['crashes', '', { kind: 'crashed', signal: 'SIGSEGV' }],
  ['spins', '', { kind: 'timed-out', clock: 'cpu', seconds: 1 }],
  ['grows', '', { kind: 'out-of-memory', limitMiB: 256 }],
])('the end of a program that %s is received instead of a line', async (id, text, end) => {
  const steps = [exchange('a;'), exchange('b;'), exchange('c;')];
  const { received, outcome } = await converseWith(program, id, steps, { wallSeconds: 60 });
  expect(received).toEqual([first, { kind: 'end', text }]);
  expect(outcome).toEqual({
    kind: 'answering',
    end,
    problem: { code: 'not-a-line', found: 'end' },
    conversation: [
      { kind: 'typed', text: 'a;' },
      { kind: 'printed', text: 're a;\n' },
      { kind: 'typed', text: 'b;' },
      // Even if nothing came.
      { kind: 'printed', text },
    ],
  });
});

test('a line that was flushed before a crash counts, and the crash is reported only if more is read', async () => {
  const short = await converseWith(program, 'aborts', [exchange('a;'), exchange('b;')]);
  expect(short.received).toEqual([first, { kind: 'line', text: 'kept' }]);
  expect(short.outcome.end).toEqual({ kind: 'finished' });
  const long = await converseWith(program, 'aborts', [exchange('a;'), exchange('b;'), exchange('c;')]);
  expect(long.received).toEqual([first, { kind: 'line', text: 'kept' }, { kind: 'end', text: '' }]);
  expect(long.outcome.end).toEqual({ kind: 'crashed', signal: 'SIGABRT' });
});

test('words after quit are received with the end', async () => {
  const { received, outcome } = await converseWith(program, 'says-good-bye', [exchange('a;'), farewell('quit;')]);
  expect(received).toEqual([first, { kind: 'end', text: 'bye' }]);
  expect(outcome).toMatchObject({ end: { kind: 'finished' } });
  expect(outcome).not.toHaveProperty('problem');
});

test('a program that neither answers nor waits for input is stopped at the wall limit', async () => {
  const quick = { wallSeconds: 1 };
  const { received, outcome } = await converseWith(program, 'sleeps', [exchange('a;'), exchange('b;')], quick);
  expect(received).toEqual([first, { kind: 'silence', text: 'wait', late: '' }]);
  expect(outcome.end).toEqual({ kind: 'timed-out', clock: 'wall', seconds: 1 });
  const quit = await converseWith(program, 'sleeps', [exchange('a;'), farewell('quit;')], quick);
  expect(quit.received).toEqual([first, { kind: 'silence', text: 'wait', late: '' }]);
  expect(quit.outcome.end).toEqual({ kind: 'timed-out', clock: 'wall', seconds: 1 });
});

test('a program that no longer reads its input is stopped at the wall limit, whatever is sent to it', async () => {
  const steps = [exchange('a;'), exchange('b;'), exchange('c;')];
  const { received, outcome } = await converseWith(program, 'closes-its-ears', steps, { wallSeconds: 1 });
  expect(received).toEqual([first, { kind: 'silence', text: '', late: '' }]);
  expect(outcome.end).toEqual({ kind: 'timed-out', clock: 'wall', seconds: 1 });
});

test('a program that was stuck has run out of time, even if it ends once its input is closed', async () => {
  const steps = [exchange('a;'), exchange('b;')];
  const { received, outcome } = await converseWith(program, 'reads-by-another-number', steps, { wallSeconds: 1 });
  expect(received).toEqual([first, { kind: 'silence', text: '', late: 'at last' }]);
  expect(outcome.end).toEqual({ kind: 'timed-out', clock: 'wall', seconds: 1 });
});

test('a reply may take its time up to the limit', async () => {
  const { received } = await converseWith(program, 'sleeps-and-speaks', [exchange('a;'), exchange('b;')], {
    wallSeconds: 20,
  });
  expect(received).toEqual([first, { kind: 'line', text: 'here I am' }]);
});

// Each byte once restarted the wall limit, so that only the limit of output ended this program.
test('a reply that is never completed is stopped at the wall limit', async () => {
  const steps = [exchange('a;'), exchange('b;')];
  const { outcome } = await converseWith(program, 'prints-bit-by-bit', steps, { wallSeconds: 1, outputBytes: 25 });
  expect(outcome.end).toEqual({ kind: 'timed-out', clock: 'wall', seconds: 1 });
});

// The limit for one reply restarts with each reply, so a conversation of forty replies once took forty limits.
test('a conversation in which each reply comes late is ended after four limits', async () => {
  const steps = Array.from({ length: 40 }, () => exchange('a;'));
  const { received, outcome } = await converseWith(program, 'is-always-late', steps, { wallSeconds: 0.2 });
  expect(outcome.end).toEqual({ kind: 'timed-out', clock: 'wall', seconds: 0.8 });
  expect(received.filter(({ kind }) => kind === 'line').length).toBeLessThan(12);
});

test('a program that loops in a conversation is stopped even at a limit of less than a second', async () => {
  const start = () => listening([exchange('a;'), exchange('b;')], []);
  const shortly = { ...limits, cpuSeconds: 0.06, wallSeconds: 0.1 };
  let computed = 0;
  const [outcome] = await program.run([{ kind: 'answering', program: 'spins', start, limits: shortly }], {
    onUse: (_job, { cpuSeconds }) => (computed = cpuSeconds),
  });
  expect(outcome).toMatchObject({ end: { kind: 'timed-out', clock: 'cpu', seconds: 0.06 } });
  expect(computed).toBeGreaterThanOrEqual(0.06);
  // The kernel would stop it after a second.
  expect(computed).toBeLessThan(0.9);
});

test('a conversation is charged for the waiting of its program, and not for our time to answer', async () => {
  const [late = 0, quick = 1] = await waitsOf([
    ['is-always-late', exchange('a;'), exchange('b;'), exchange('c;'), exchange('d;')],
    ['says-good-bye', exchange('a;'), farewell('b;')],
  ]);
  expect(late).toBeGreaterThan(0.4);
  expect(late).toBeLessThan(0.8);
  expect(quick).toBe(0);
});

/** We take half a second before each step. */
async function waitsOf(
  conversations: readonly (readonly [id: string, ...steps: ConversationStep[]])[],
): Promise<number[]> {
  const waits: number[] = [];
  const jobs = conversations.map(([id, ...steps]) => ({
    kind: 'answering' as const,
    program: id,
    start: () => slowly(listening(steps, [])),
    limits: { ...limits, wallSeconds: 60 },
  }));
  await program.run(jobs, { onUse: (job, { waitSeconds }) => (waits[job] = waitSeconds) });
  return waits;
}

function* slowly(conversation: Conversation): Conversation {
  let received: Received = { kind: 'line', text: '' };
  for (;;) {
    const until = Date.now() + 500;
    while (Date.now() < until) continue;
    const step = conversation.next(received);
    if (step.done === true) return step.value;
    received = yield step.value;
  }
}

test('endless output without a newline is stopped at the limit of output', async () => {
  const { received, outcome } = await converseWith(program, 'prints-forever', [exchange('a;'), exchange('b;')]);
  const [, end] = received;
  expect(end?.kind).toBe('end');
  expect(end?.kind === 'end' && end.text).toMatch(/^(again and again)+/);
  expect(outcome.end).toEqual({ kind: 'too-much-output', limitBytes: limits.outputBytes });
});

test('of endless lines, only as many as are asked for are replies', async () => {
  const again = { kind: 'line', text: 'again' } as const;
  const { received, outcome } = await converseWith(program, 'prints-lines-forever', [exchange('a;'), exchange('b;')]);
  expect(received).toEqual([first, again]);
  expect(outcome.end).toEqual({ kind: 'finished' });
  const quit = await converseWith(program, 'prints-lines-forever', [exchange('a;'), farewell('quit;')]);
  expect(quit.outcome.end).toEqual({ kind: 'too-much-output', limitBytes: limits.outputBytes });
});

test('without a program, there is no conversation', async () => {
  const parts = [{ id: 'player', studentFiles: ['player.cpp'], courseFiles: [] }];
  const built = await buildTexts(toolchain, { 'player.cpp': 'int starts() { return 0; }\n' }, { programs: parts });
  const pointless = programOf(built);
  const missing = await converseWith(pointless, 'player', [exchange('a;')]);
  expect(missing).toEqual({
    received: [],
    outcome: { kind: 'answering', end: { kind: 'no-program', reason: 'no-main' }, conversation: [] },
  });
  const unknown = await converseWith(pointless, 'stranger', [exchange('a;')]);
  expect(unknown.outcome).toEqual({
    kind: 'answering',
    end: { kind: 'not-run', reason: 'the build has no program stranger' },
    conversation: [],
  });
  await pointless.dispose();
});
