import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteWriter } from '../../../process/bytes.ts';
import { decodeEvent, encodeOrder } from './conversation-frames.ts';

function message(kind: number, content: Uint8Array): Uint8Array {
  return Buffer.concat([new ByteWriter().integer32(kind).all(), content]);
}

test('what a program says, reads and waits for arrives as it was sent', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), fc.nat(), (bytes, number) => {
      const numbered = new ByteWriter().integer64(number).all();
      expect(decodeEvent(message(0, bytes))).toEqual({ kind: 'said', bytes: Buffer.from(bytes) });
      expect(decodeEvent(message(1, numbered))).toEqual({ kind: 'waits', consumed: number });
      expect(decodeEvent(message(2, bytes))).toEqual({ kind: 'sent', bytes: Buffer.from(bytes) });
      expect(decodeEvent(message(3, numbered))).toEqual({ kind: 'silent', seconds: number / 1000 });
    }),
  );
});

test('an end with an unreadable answer is still an end', () => {
  expect(decodeEvent(message(4, new Uint8Array()))).toEqual({ kind: 'ended', answer: undefined });
  expect(decodeEvent(message(4, Buffer.from([9, 0, 0, 0, 1])))).toEqual({ kind: 'ended', answer: undefined });
});

test.each([
  [{ kind: 'say', text: 'é\n' }, message(1, Buffer.from('é\n'))],
  [{ kind: 'close-input' }, message(2, new Uint8Array())],
  [{ kind: 'answer', text: 'ok.\n' }, message(3, Buffer.from('ok.\n'))],
  [{ kind: 'stop-answering' }, message(4, new Uint8Array())],
  [{ kind: 'stop' }, message(5, new Uint8Array())],
] as const)('the order %j has its own number', (order, bytes) => {
  expect(encodeOrder(order)).toEqual(new ByteWriter().text(bytes).all());
});
