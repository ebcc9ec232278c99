// @module-tag compiler
import { afterAll, expect, test } from 'vitest';
import { limits, openToolchain } from '../../../testing/open-program.ts';
import { exchange, farewell, openInteractivePrograms, converseWith } from './answering.fixture.ts';

/** Runs `first`, then answers word by word with `body` before each answer, and runs `last` at the end of its input. */
function after(first: string, body = '', last = ''): string {
  return `#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
struct Record { std::uint32_t what, number; std::uint64_t after; };
[[maybe_unused]] static void put(const void *bytes, std::size_t size) {
    if (write(3, bytes, size) < 0) perror("3");
}
int main() {
    ${first}
    char word[100];
    while (scanf("%99s", word) == 1) {
        ${body}
        printf("re %s\\n", word);
        fflush(stdout);
    }
    ${last}
}`;
}

const program = await openInteractivePrograms(await openToolchain(), {
  'writes-odd-junk': after('put("I was accepted, believe me, all of it was right", 47);'),
  'writes-even-junk': after('put("I was accepted, believe me: all of it was right!", 48);'),
  'claims-to-wait': after('', 'Record waits{6, 0, strlen(word) + 1}; put(&waits, sizeof waits); sleep(3600);'),
  'claims-to-wait-without-end': after(
    '',
    'for (Record waits{6, 0, strlen(word) + 1};; usleep(100000)) put(&waits, sizeof waits);',
  ),
  'claims-to-have-failed': after('Record failed{4, 7, 0}; put(&failed, sizeof failed);'),
  'closes-the-records': after('close(3);'),
  'closes-everything': after('for (int file = 3; file < 64; ++file) close(file);'),
  'floods-the-records': after('', 'for (static char junk[1 << 20];;) put(junk, sizeof junk);'),
  'floods-us-with-claims': after('', 'for (Record waits{6, 0, 77};;) put(&waits, sizeof waits);'),
  'floods-the-errors': after('', 'for (;;) fputs("trouble\\n", stderr);'),
  'stops-itself': after('', 'raise(SIGSTOP);'),
  'lists-descriptors': after(
    '',
    `std::string open;
        for (int file = 0; file < 64; ++file) {
            struct stat facts {};
            if (fstat(file, &facts) == 0) open += std::to_string(file) + " ";
        }
        printf("%s\\n", open.c_str()); fflush(stdout); continue;`,
  ),
  'writes-a-file-at-the-end': after('', 'continue;', 'if (fopen("/tmp/verbatim-was-here", "w") == nullptr) return 1;'),
  'kills-our-runner': after('kill(getppid(), SIGKILL); sleep(3600);'),
});
afterAll(() => program.dispose());

const quick = { wallSeconds: 1 };
const re = (word: string) => ({ kind: 'line', text: `re ${word}` }) as const;
const twoWords = [exchange('a;'), exchange('b;')];

test.each(['writes-odd-junk', 'writes-even-junk', 'claims-to-have-failed', 'closes-the-records'])(
  'the replies of a program that %s are still received',
  async (id) => {
    const { received, outcome } = await converseWith(program, id, twoWords);
    expect(received).toEqual([re('a;'), re('b;')]);
    expect(outcome.end).toEqual({ kind: 'finished' });
  },
);

test('a program whose records cannot be read is not seen to wait, and runs into the wall limit', async () => {
  const steps = [exchange('a;'), farewell('b;')];
  const even = await converseWith(program, 'writes-even-junk', steps);
  expect(even.received.at(-1)).toEqual({ kind: 'silence', text: 're b;\n', late: '' });
  expect(even.outcome.end).toEqual({ kind: 'finished' });
  for (const id of ['writes-odd-junk', 'closes-the-records']) {
    const { received, outcome } = await converseWith(program, id, steps, quick);
    expect(received.at(-1)).toEqual({ kind: 'silence', text: 're b;\n', late: '' });
    expect(outcome.end).toEqual({ kind: 'timed-out', clock: 'wall', seconds: 1 });
  }
});

test.each(['claims-to-wait', 'claims-to-wait-without-end'])(
  'the claim of a program that %s is believed once, and harms only that program',
  async (id) => {
    const { received, outcome } = await converseWith(program, id, twoWords, { wallSeconds: 600 });
    expect(received).toEqual([{ kind: 'silence', text: '', late: '' }]);
    expect(outcome).toMatchObject({ end: { kind: 'finished' }, problem: { code: 'not-a-line' } });
  },
);

test('a program that claims at its end that our console failed is not believed', async () => {
  const { received, outcome } = await converseWith(program, 'claims-to-have-failed', [exchange('a;'), farewell('')]);
  expect(received.at(-1)).toEqual({ kind: 'silence', text: '', late: '' });
  expect(outcome.end).toEqual({ kind: 'finished' });
});

test('a program that closes the copy of its input gets no more input, and harms only itself', async () => {
  const { received, outcome } = await converseWith(program, 'closes-everything', twoWords, quick);
  expect(received).toEqual([{ kind: 'end', text: '' }]);
  expect(outcome).toMatchObject({ end: { kind: 'finished' }, problem: { code: 'not-a-line', found: 'end' } });
});

test.each([
  ['complaints', 'floods-the-errors'],
  ['records', 'floods-the-records'],
  ['claims to wait', 'floods-us-with-claims'],
])('endless %s are too much output', async (_, id) => {
  const { outcome } = await converseWith(program, id, twoWords, { wallSeconds: 60, cpuSeconds: 20 });
  expect(outcome.end).toEqual({ kind: 'too-much-output', limitBytes: limits.outputBytes });
});

test('a program that stops itself runs into the wall limit', async () => {
  const { received, outcome } = await converseWith(program, 'stops-itself', twoWords, quick);
  expect(received).toEqual([{ kind: 'silence', text: '', late: '' }]);
  expect(outcome.end).toEqual({ kind: 'timed-out', clock: 'wall', seconds: 1 });
});

test('a program has nothing open but its streams, its records and the copy of its input', async () => {
  const { received } = await converseWith(program, 'lists-descriptors', [exchange('a;')]);
  expect(received).toEqual([{ kind: 'line', text: '0 1 2 3 20 ' }]);
});

test('a program that tries to kill our runner ends there', async () => {
  const { received, outcome } = await converseWith(program, 'kills-our-runner', twoWords, { wallSeconds: 600 });
  expect(received).toEqual([{ kind: 'end', text: '' }]);
  expect(outcome.end).toEqual({ kind: 'forbidden-operation', operation: 'signals' });
});

test('an operation stays forbidden after the input of a program was closed', async () => {
  const { received, outcome } = await converseWith(program, 'writes-a-file-at-the-end', [exchange('a;')], {
    wallSeconds: 600,
  });
  expect(received).toEqual([{ kind: 'silence', text: '', late: '' }]);
  expect(outcome.end).toEqual({ kind: 'forbidden-operation', operation: 'files' });
});
