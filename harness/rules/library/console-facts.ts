import { z } from 'zod';

/** How input or output of the console is used where it must not be. */
export const consoleFacts = {
  name: z.string().meta({ description: 'What of the library is used: `cin`, `printf`, `ofstream`' }),
  text: z.string().meta({ description: 'As it is written, which may be another name for it' }),
};
export type ConsoleFacts = Readonly<z.infer<z.ZodObject<typeof consoleFacts>>>;
