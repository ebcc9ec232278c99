import { expect, test } from 'vitest';
import type { Heard } from '../../../model/assignment/live.ts';
import { openEar } from './hear.ts';
import type { LiveProcess } from './live-process.ts';
import { neverStarted } from '../run/runner-protocol.ts';

/** A program that says all this and then ends. */
function saying(texts: readonly string[]): LiveProcess {
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

async function heardLines(texts: readonly string[]): Promise<Heard[]> {
  const ear = openEar(saying(texts));
  const heard: Heard[] = [];
  do heard.push(await ear.hearLine());
  while (heard.at(-1)?.kind === 'line');
  return heard;
}

test('lines are heard in whatever pieces they come', async () => {
  const whole = [
    { kind: 'line', text: 'ok.' },
    { kind: 'line', text: '' },
    { kind: 'line', text: 'é' },
    { kind: 'end', text: 'rest' },
  ];
  const text = 'ok.\n\né\nrest';
  expect(await heardLines([text])).toEqual(whole);
  expect(await heardLines([...text])).toEqual(whole);
  expect(await heardLines(['ok.\n\n', 'é', '\nre', 'st'])).toEqual(whole);
});

// To search all of it after each piece took 24 s of a processor.
test('a line of 256 KiB that comes byte by byte is heard at once', async () => {
  const bytes = Array.from({ length: 256 << 10 }, () => 'a');
  expect(await heardLines(bytes)).toEqual([{ kind: 'end', text: bytes.join('') }]);
}, 20_000);
