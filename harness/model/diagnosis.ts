import { z } from 'zod';

/**
 * Why a case fails, as far as a second build with checks can tell: codes and facts. It explains a verdict and never
 * changes one.
 */
const place = {
  file: z.string(),
  line: z.int().min(0),
  column: z.int().min(0),
};

const number = z.string().meta({ description: 'As text: not every number of C++ fits a number of JSON' });

export const diagnosis = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('index-out-of-bounds'), ...place, index: number, array: z.string() }),
  z.strictObject({ kind: z.literal('division-by-zero'), ...place }),
  z
    .strictObject({
      kind: z.literal('overflow'),
      ...place,
      left: number,
      operator: z.enum(['+', '-', '*', '/']),
      right: number,
      type: z.string(),
    })
    .meta({ description: 'A result that its type cannot hold' }),
  z.strictObject({ kind: z.literal('shift-out-of-range'), ...place, left: number, right: number, type: z.string() }),
  z
    .strictObject({ kind: z.literal('no-return'), ...place })
    .meta({ description: 'A function with a result ended without one; the place is that of the function' }),
  z.strictObject({ kind: z.literal('null-pointer'), ...place, type: z.string() }),
  z.strictObject({ kind: z.literal('array-size'), ...place, size: number }),
  z.strictObject({ kind: z.literal('impossible-value'), ...place, value: number, type: z.string() }),
  z
    .strictObject({ kind: z.literal('uninitialised'), at: z.strictObject(place).optional() })
    .meta({ description: 'What happens depends on a variable that was never given a value' }),
]);
export type Diagnosis = z.infer<typeof diagnosis>;
