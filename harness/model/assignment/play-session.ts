import type { Reference } from './reference.ts';
import type { Transcript } from './transcript.ts';

/** What the reference plays, as a golden session with these lines is written. */
export function playSession(
  reference: Pick<Reference, 'play'>,
  typed: readonly string[],
  closesInput: true | undefined,
): Transcript {
  return closesInput === undefined ? reference.play(typed) : { ...reference.play(typed, closesInput), closesInput };
}
