import { z } from 'zod';

/* Parts of shapes. Every message continues a sentence after "expected"; that of a map lists its keys. */

export function map<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, Object.keys(shape).join(', '));
}

export function text(what: string) {
  return z.string(what).regex(/\S/, what);
}

export function whole(what: string, least: bigint, most: bigint) {
  return z.bigint(what).min(least, what).max(most, what).transform(Number);
}

export function number(what: string, fits: (value: number) => boolean) {
  return z.union([z.bigint(), z.number()], what).transform(Number).refine(fits, what);
}

export function above0(what: string) {
  return number(`${what} above 0`, (value) => value > 0);
}

export const points = above0('a number of points').default(1);
export const visibility = z.enum(['public', 'hidden'], 'public or hidden').default('public');
export const hint = text('a hint for the student').optional();
