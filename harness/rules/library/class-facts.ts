import { z } from 'zod';

/** How a forbidden class of the library is used. */
export const classFacts = {
  how: z.enum(['named', 'alias', 'deduced', 'literal', 'function']).meta({
    description:
      'By its name; by another name for it; through `auto`; by a literal such as "a"s; by a function that returns it',
  }),
  text: z.string().meta({ description: 'As it is written' }),
};
export type ClassFacts = Readonly<z.infer<z.ZodObject<typeof classFacts>>>;
