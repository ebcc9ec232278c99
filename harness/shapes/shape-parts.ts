import { z } from 'zod';

/* Parts of shapes. Every message continues a sentence after "expected"; that of a map lists its keys. */

export function map<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, Object.keys(shape).join(', '));
}

/** The phrases also describe keys in JSON Schemas, until `describe` gives a key a better one. */
export function text(what: string) {
  return z.string(what).regex(/\S/, what).describe(what);
}

export function whole(what: string, least: bigint, most: bigint) {
  const limits = { minimum: Number(least), maximum: Number(most) };
  return z
    .bigint(what)
    .min(least, what)
    .max(most, what)
    .transform(Number)
    .meta({ ...limits, description: what });
}

/** Named as in JSON Schema. */
interface Limits {
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}

export function number(what: string, limits: Limits) {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity } = limits;
  return z
    .union([z.bigint(), z.number()], what)
    .transform(Number)
    .refine((value) => value >= minimum && value > exclusiveMinimum && value <= maximum, what)
    .meta({ type: 'number', ...limits, description: what });
}

export function above0(what: string) {
  return number(`${what} above 0`, { exclusiveMinimum: 0 });
}

export const share = number('a share from 0 to 1', { minimum: 0, maximum: 1 });
export const points = above0('a number of points')
  .default(1)
  .describe('How much it counts, compared with its neighbours');
export const visibility = z
  .enum(['public', 'hidden'], 'public or hidden')
  .default('public')
  .describe('Students see only the purpose, the hint and the verdict of a hidden case');
export const hint = text('a hint for the student').optional();
