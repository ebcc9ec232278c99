// @module-tag compiler
import { afterAll, describe, expect, test } from 'vitest';
import { openToolchain } from '../../testing/open-program.ts';
import { exchange, farewell, openInteractivePrograms, converseWith } from '../gxx/conversations/answering.fixture.ts';

/** A program that runs this code for each word that it reads. */
function withWords(body: string, afterwards = ''): string {
  return `#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unistd.h>
int main() {
    char word[100];
    while (scanf("%99s", word) == 1) { ${body} }
    ${afterwards}
}`;
}

const program = await openInteractivePrograms(await openToolchain(), {
  'without-flush': withWords(String.raw`printf("re %s\n", word);`),
  'without-flush-twice': withWords(
    String.raw`static int n = 0; printf("re %s\n", word); if (++n == 2) fflush(stdout);`,
  ),
  'without-newline': withWords('printf("re %s", word); fflush(stdout);'),
  'half-flushed': withWords(String.raw`printf("re "); fflush(stdout); printf("%s\n", word);`),
  'without-answer': withWords(''),
  'wants-two-words': withWords(String.raw`if (scanf("%99s", word) == 1) { printf("re %s\n", word); fflush(stdout); }`),
  'ignores-quit': withWords(String.raw`printf("re %s\n", word); fflush(stdout);`),
  'ignores-the-end': `#include <cstdio>
#include <unistd.h>
int main() {
    char word[100];
    for (;;) if (scanf("%99s", word) != 1) usleep(1000);
}`,
  'complains-at-the-end': String.raw`#include <cstdio>
int main() {
    char word[100];
    for (;;) if (scanf("%99s", word) != 1) printf("Unknown command! ");
}`,
  'crashes-at-the-end': withWords('', 'abort();'),
  'closes-its-output': withWords('fclose(stdout);'),
  'reads-nothing-more': String.raw`#include <cstdio>
int main() {
    char word[100];
    if (scanf("%99s", word) == 1) printf("re %s\n", word);
}`,
});
afterAll(() => program.dispose());

/** So long that a test which waited for it would fail. */
const patient = { wallSeconds: 600 };

describe('a program that waits for more instead of answering is silent, without any time limit:', () => {
  test.each([
    ['without-flush', { text: '', late: 're a;\n' }],
    ['without-flush-twice', { text: '', late: 're a;\n' }],
    ['without-newline', { text: 're a;', late: '' }],
    ['half-flushed', { text: 're ', late: 'a;\n' }],
    ['without-answer', { text: '', late: '' }],
    ['wants-two-words', { text: '', late: '' }],
    ['ignores-the-end', { text: '', late: '' }],
    ['complains-at-the-end', { text: '', late: 'Unknown command! '.repeat(59).slice(0, 1000) }],
    ['closes-its-output', { text: '', late: '' }],
  ])('%s', async (id, silence) => {
    const { received, outcome } = await converseWith(program, id, [exchange('a;'), exchange('b;')], patient);
    expect(received).toEqual([{ kind: 'silence', ...silence }]);
    const reply = silence.text + silence.late;
    expect(outcome).toEqual({
      kind: 'answering',
      end: { kind: 'finished' },
      problem: { code: 'not-a-line', found: 'silence' },
      // The wrong reply comes last, even if it is empty.
      conversation: [
        { kind: 'typed', text: 'a;' },
        { kind: 'printed', text: reply },
      ],
    });
  });
});

test('silence is noticed after characters of several bytes, too', async () => {
  const { received } = await converseWith(program, 'without-flush', [exchange('é€\u{1F600}')], patient);
  expect(received).toEqual([{ kind: 'silence', text: '', late: 're é€\u{1F600}\n' }]);
});

test('a crash after the conversation has ended does not count', async () => {
  const { received, outcome } = await converseWith(program, 'crashes-at-the-end', [exchange('a;')], patient);
  expect(received).toEqual([{ kind: 'silence', text: '', late: '' }]);
  expect(outcome.end).toEqual({ kind: 'finished' });
});

test('a program that goes on after quit is silent, too', async () => {
  const steps = [exchange('a;'), farewell('quit;')];
  const { received, outcome } = await converseWith(program, 'ignores-quit', steps, patient);
  expect(received).toEqual([
    { kind: 'line', text: 're a;' },
    { kind: 'silence', text: 're quit;\n', late: '' },
  ]);
  expect(outcome).toMatchObject({ end: { kind: 'finished' }, problem: { code: 'not-the-end' } });
});

test('a flush is in time if it comes before the program asks for more, however late', async () => {
  const steps = [exchange('a; b;'), { say: '', read: 'line' } as const];
  const { received } = await converseWith(program, 'without-flush-twice', steps, patient);
  expect(received).toEqual([
    { kind: 'line', text: 're a;' },
    { kind: 'line', text: 're b;' },
  ]);
});

test('a flush at the end of the program is in time, too', async () => {
  const steps = [exchange('a;'), exchange('b;')];
  const { received, outcome } = await converseWith(program, 'reads-nothing-more', steps, patient);
  expect(received).toEqual([
    { kind: 'line', text: 're a;' },
    { kind: 'end', text: '' },
  ]);
  expect(outcome).toMatchObject({ end: { kind: 'finished' }, problem: { code: 'not-a-line', found: 'end' } });
});

test('the same silence is found in each of fifty conversations', async () => {
  const steps = [exchange('a;'), exchange('b;')];
  const first = await converseWith(program, 'half-flushed', steps, patient);
  for (let round = 1; round < 50; round++) {
    expect(await converseWith(program, 'half-flushed', steps, patient)).toEqual(first);
  }
});
