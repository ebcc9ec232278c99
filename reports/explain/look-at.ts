import type { ReasonToLook } from '../summary/to-look-at.ts';
import { placeText } from './compiler.ts';
import { plain } from './quote.ts';
import { unreadableReason } from './rules/unreadable-source.ts';

export const lookAtTitle = 'Look at these, whose source could not be checked';

/** Why a submission needs a person, in a sentence; of a place in a file, where it is. */
export function lookAtReason(reason: ReasonToLook): string {
  const place = reason.line === 0 ? plain(reason.file, 80) : placeText(reason);
  if ('limit' in reason) return `${place}: ${unreadableReason(reason.limit)}.`;
  return `${place}: an #if decides what the rules see, and its condition could not be followed.`;
}
