import type { Playing, Reference } from './reference.ts';
import type { Transcript } from './transcript.ts';

/** What the reference plays, as a golden session with these lines is written. */
export async function playSession(
  reference: Pick<Reference, 'play'>,
  typed: readonly string[],
  how: Playing = {},
): Promise<Transcript> {
  const transcript = await reference.play(typed, how);
  return how.closesInput === undefined ? transcript : { ...transcript, closesInput: true };
}
