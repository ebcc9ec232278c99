import { expect, test } from 'vitest';
import { limits } from '../../../testing/open-program.ts';
import { runAnswering } from './answering-run.ts';
import type { RunnerEvent } from './conversation-frames.ts';
import { neverStarted } from '../run/runner-protocol.ts';
import { exchange, listening } from './answering.fixture.ts';

test('a fault of Verbatim is reported even if the program had been given up', async () => {
  const events: RunnerEvent[] = [
    { kind: 'waits', consumed: 2 },
    { kind: 'ended', answer: neverStarted('the conversation runner did not stop in time') },
  ];
  const orders: string[] = [];
  const { end } = await runAnswering(
    { kind: 'answering', program: 'player', start: () => listening([exchange('a')], []), limits },
    { program: '/nowhere', layers: 0 },
    {
      tell: ({ kind }) => void orders.push(kind),
      next: () => {
        const event = events.shift();
        return event === undefined ? Promise.reject(new Error('nothing comes after the end')) : Promise.resolve(event);
      },
      end: () => undefined,
      stop: () => Promise.resolve(),
    },
  );
  expect(orders).toEqual(['begin', 'say', 'close-input']);
  expect(end).toEqual({ kind: 'not-run', reason: 'the conversation runner did not stop in time' });
});
