import { expect, test } from 'vitest';
import type { Received } from '../../../model/assignment/interactive.ts';
import { openReplyReader } from './reply-reader.ts';
import type { RunnerConnection } from './runner-connection.ts';
import { neverStarted } from '../run/runner-protocol.ts';

/** A program that prints all this and then ends. */
function saying(texts: readonly string[]): RunnerConnection {
  let at = 0;
  return {
    async next() {
      const text = texts[at];
      at += 1;
      if (text === undefined) return { kind: 'ended', answer: neverStarted('it is over') };
      return { kind: 'said', bytes: Buffer.from(text) };
    },
    tell() {},
    end() {},
    async stop() {},
  };
}

async function receivedLines(texts: readonly string[]): Promise<Received[]> {
  const reader = openReplyReader(saying(texts));
  const received: Received[] = [];
  do received.push(await reader.readLine());
  while (received.at(-1)?.kind === 'line');
  return received;
}

test('lines are read from pieces of any size', async () => {
  const whole = [
    { kind: 'line', text: 'ok.' },
    { kind: 'line', text: '' },
    { kind: 'line', text: 'é' },
    { kind: 'end', text: 'rest' },
  ];
  const text = 'ok.\n\né\nrest';
  expect(await receivedLines([text])).toEqual(whole);
  expect(await receivedLines([...text])).toEqual(whole);
  expect(await receivedLines(['ok.\n\n', 'é', '\nre', 'st'])).toEqual(whole);
});

// Searching all of it after each piece took 24 s of processor time.
test('a line of 256 KiB that comes byte by byte is read quickly', async () => {
  const bytes = Array.from({ length: 256 << 10 }, () => 'a');
  expect(await receivedLines(bytes)).toEqual([{ kind: 'end', text: bytes.join('') }]);
}, 20_000);
