import type { DigitsShown } from './shown.ts';

/** The letters that stand for digits in `places`. */
export const placeLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function digitCount({ parts }: DigitsShown): number {
  return parts.reduce((sum, { count }) => sum + count, 0);
}
