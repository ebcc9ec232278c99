import { expect, test } from 'vitest';
import { limits } from '../../../testing/open-program.ts';
import { converseWith } from './conversation-run.ts';
import type { LiveEvent } from './live-frames.ts';
import { neverStarted } from '../run/runner-protocol.ts';
import { exchange, listening } from './talkers.fixture.ts';

test('a fault of ours is told, also where the program had been given up', async () => {
  const events: LiveEvent[] = [
    { kind: 'waits', consumed: 2 },
    { kind: 'ended', answer: neverStarted('the live runner did not stop in time') },
  ];
  const told: string[] = [];
  const { end } = await converseWith(
    { kind: 'conversation', program: 'talker', start: () => listening([exchange('a')], []), limits },
    { program: '/nowhere', layers: 0 },
    {
      tell: ({ kind }) => void told.push(kind),
      next: () => {
        const event = events.shift();
        return event === undefined ? Promise.reject(new Error('nothing comes after the end')) : Promise.resolve(event);
      },
      end: () => undefined,
      stop: () => Promise.resolve(),
    },
  );
  expect(told).toEqual(['begin', 'say', 'close-input']);
  expect(end).toEqual({ kind: 'not-run', reason: 'the live runner did not stop in time' });
});
