import { z } from 'zod';

/** What a file of a submission was used for, or why it was not used. */
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
  as: z.string().optional().meta({ description: 'Its name in findings and messages, if that is another one' }),
});
export type OtherFile = z.infer<typeof otherFile>;
