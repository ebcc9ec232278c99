import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteWriter } from '../../../process/bytes.ts';
import { createEventReader, encodeOrder } from './conversation-frames.ts';

function frame(kind: number, content: Uint8Array): Uint8Array {
  return new ByteWriter().integer32(kind).text(content).all();
}

const frames = fc.array(
  fc.oneof(
    fc.uint8Array({ maxLength: 40 }).map((bytes) => ({
      bytes: frame(0, bytes),
      event: { kind: 'said', bytes: Buffer.from(bytes) } as const,
    })),
    fc.nat().map((consumed) => ({
      bytes: frame(1, new ByteWriter().integer64(consumed).all()),
      event: { kind: 'waits', consumed } as const,
    })),
    fc.uint8Array({ maxLength: 40 }).map((bytes) => ({
      bytes: frame(2, bytes),
      event: { kind: 'sent', bytes: Buffer.from(bytes) } as const,
    })),
    fc.nat().map((milliseconds) => ({
      bytes: frame(3, new ByteWriter().integer64(milliseconds).all()),
      event: { kind: 'silent', seconds: milliseconds / 1000 } as const,
    })),
  ),
  { maxLength: 8 },
);

test('events are the same, whatever the pieces in which they arrive', () => {
  fc.assert(
    fc.property(frames, fc.array(fc.nat(60)), (sent, cuts) => {
      const all = Buffer.concat(sent.map(({ bytes }) => bytes));
      const ends = [...cuts.toSorted((one, other) => one - other), all.length];
      const read = createEventReader();
      const events = ends.flatMap((end, index) => read(all.subarray(ends[index - 1] ?? 0, end)));
      expect(events).toEqual(sent.map(({ event }) => event));
    }),
  );
});

test('an end with an unreadable answer is still an end', () => {
  expect(createEventReader()(frame(4, new Uint8Array()))).toEqual([{ kind: 'ended', answer: undefined }]);
  expect(createEventReader()(frame(4, Buffer.from([9, 0, 0, 0, 1])))).toEqual([{ kind: 'ended', answer: undefined }]);
});

test.each([
  [{ kind: 'say', text: 'é\n' }, frame(1, Buffer.from('é\n'))],
  [{ kind: 'close-input' }, frame(2, new Uint8Array())],
  [{ kind: 'answer', text: 'ok.\n' }, frame(3, Buffer.from('ok.\n'))],
  [{ kind: 'stop-answering' }, frame(4, new Uint8Array())],
] as const)('the order %j has its own number', (order, bytes) => {
  expect(encodeOrder(order)).toEqual(bytes);
});
