import { z } from 'zod';

/** What a file of a submission was used for; of those that are not used, why. */
export const fileUses = [
  'compiled',
  'included',
  'own-main',
  'same-file',
  'course-copy',
  'not-needed',
  'not-included',
  'too-many',
] as const;
export type FileUse = (typeof fileUses)[number];

export const otherFile = z.strictObject({
  name: z.string().meta({ description: 'As it was handed in' }),
  use: z.enum(fileUses),
  as: z.string().optional().meta({ description: 'What findings and messages call it, where that is another name' }),
});
export type OtherFile = z.infer<typeof otherFile>;
