import { z } from 'zod';

/**
 * Why a case fails, as far as a second build with checks can tell: codes and facts. It explains a verdict and never
 * changes it.
 */
const place = {
  file: z.string(),
  line: z.int().min(0),
  column: z.int().min(0),
};

const number = z.string().meta({ description: 'As text: some C++ numbers do not fit a JSON number' });

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
    .meta({ description: 'A function with a return type ended without returning; the place is that of the function' }),
  z.strictObject({ kind: z.literal('null-pointer'), ...place, type: z.string() }),
  z.strictObject({ kind: z.literal('array-size'), ...place, size: number }),
  z.strictObject({ kind: z.literal('impossible-value'), ...place, value: number, type: z.string() }),
  z
    .strictObject({
      kind: z.literal('memory-fault'),
      ...place,
      access: z.enum(['read', 'write']),
      bytes: z.int().min(0).meta({ description: 'How many bytes were read or written' }),
      where: z
        .enum(['before', 'behind', 'inside', 'scope', 'freed', 'outside'])
        .meta({ description: 'Relative to the nearest variable; `scope`: out of scope, `freed`: deleted' }),
      distance: z.int().min(0).meta({ description: 'Bytes between the variable and the memory that was accessed' }),
      variable: z.string().meta({ description: 'Its name; empty if it has none' }),
      variableBytes: z.int().min(0),
    })
    .meta({ description: 'The program read or wrote memory that is not part of any variable' }),
  z
    .strictObject({ kind: z.literal('library-check'), ...place, rule: z.string() })
    .meta({ description: 'A check of the C++ library failed: an index of a vector or string, for example' }),
  z
    .strictObject({ kind: z.literal('endless-recursion'), ...place, functions: z.array(z.string()).min(1) })
    .meta({ description: 'These functions called themselves or each other until the stack was full' }),
  z
    .strictObject({ kind: z.literal('stack-overflow'), ...place, function: z.string() })
    .meta({ description: 'The variables of this function do not fit on the stack' }),
  z
    .strictObject({ kind: z.literal('uncaught-exception'), ...place, type: z.string() })
    .meta({ description: 'The place is that of the throw, or of the call that threw' }),
  z.strictObject({ kind: z.literal('crash-place'), ...place }).meta({ description: 'The program crashed here' }),
  z
    .strictObject({ kind: z.literal('uninitialised'), at: z.strictObject(place).optional() })
    .meta({ description: 'What happens depends on a variable that was never given a value' }),
]);
export type Diagnosis = z.infer<typeof diagnosis>;
