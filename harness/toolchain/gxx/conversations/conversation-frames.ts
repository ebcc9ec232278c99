import { ByteReader, ByteWriter } from '../../../process/bytes.ts';
import { type RunnerAnswer, type RunnerCase, decodeAnswer, encodeCase } from '../run/runner-protocol.ts';

/** The program to run, and the layers of protection that hold it (layers.ts). */
export interface ConversationPlace {
  readonly program: string;
  readonly layers: number;
}

/** The orders to runtime/conversations/conversation-runner.cpp while a program runs. */
export type RunnerOrder =
  | {
      readonly kind: 'begin';
      readonly how: 'answering' | 'commanding';
      readonly place: ConversationPlace;
      readonly run: RunnerCase;
    }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'close-input' }
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'stop-answering' }
  /** Ends the program; how it ended is reported all the same. */
  | { readonly kind: 'stop' };

/** What it reports. */
export type RunnerEvent =
  /** The program printed this on standard output. */
  | { readonly kind: 'said'; readonly bytes: Uint8Array }
  /** The program asks for more input, or for more answers, than there are, and has read so many bytes. */
  | { readonly kind: 'waits'; readonly consumed: number }
  /** The program sent this through the pipe to the program that it commands. */
  | { readonly kind: 'sent'; readonly bytes: Uint8Array }
  /** The program has used up the limit for one reply, or that for all of them together. */
  | { readonly kind: 'silent'; readonly seconds: number }
  | { readonly kind: 'ended'; readonly answer: RunnerAnswer | undefined };

const orderKinds = ['begin', 'say', 'close-input', 'answer', 'stop-answering', 'stop'] as const;

export function encodeOrder(order: RunnerOrder): Uint8Array {
  const kind = new ByteWriter().integer32(orderKinds.indexOf(order.kind)).all();
  return new ByteWriter().text(Buffer.concat([kind, Buffer.from(contentOf(order))])).all();
}

function contentOf(order: RunnerOrder): string | Uint8Array {
  switch (order.kind) {
    case 'begin':
      return encodeCase(
        new ByteWriter()
          .integer32(order.how === 'answering' ? 0 : 1)
          .text(order.place.program)
          .integer32(order.place.layers),
        order.run,
      ).all();
    case 'say':
    case 'answer':
      return order.text;
    case 'close-input':
    case 'stop-answering':
    case 'stop':
      return '';
  }
}

/** Of one message, without its length. */
export function decodeEvent(message: Uint8Array): RunnerEvent {
  const content = Buffer.from(message.subarray(4));
  switch (new ByteReader(message).integer32()) {
    case 0:
      return { kind: 'said', bytes: content };
    case 1:
      return { kind: 'waits', consumed: new ByteReader(content).size64() };
    case 2:
      return { kind: 'sent', bytes: content };
    case 3:
      return { kind: 'silent', seconds: new ByteReader(content).size64() / 1000 };
    default:
      return { kind: 'ended', answer: answerIn(content) };
  }
}

function answerIn(content: Uint8Array): RunnerAnswer | undefined {
  try {
    return decodeAnswer(new ByteReader(content).text());
  } catch (problem) {
    if (problem instanceof RangeError) return undefined;
    throw problem;
  }
}
