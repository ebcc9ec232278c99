import { z } from 'zod';

/**
 * How the report draws a value of a failing call, as the assignment describes it. The result keeps the value itself;
 * only renderers draw it.
 */
const markedBy = z
  .array(z.string())
  .optional()
  .meta({ description: 'Parameters that name a place of it: a number from 1, or a column and a row such as c3' });

const digitsShown = z
  .strictObject({
    kind: z.literal('digits'),
    parts: z
      .array(z.strictObject({ name: z.string(), count: z.int().min(1) }))
      .meta({ description: 'What the digits encode, from the left: 12 times a position, then 6 times a triangle' }),
    picture: z.array(z.string()).meta({ description: 'Everything that can be drawn, in lines' }),
    places: z.array(z.string()).meta({
      description: 'The same lines, with a letter where a digit decides what is drawn: a for the first digit',
    }),
    cells: z.string().meta({ description: 'What # of the picture is for the digits 0, 1, 2 and so on' }),
    markedBy,
  })
  .meta({ description: 'An integer whose digits encode a picture' });

const boardShown = z
  .strictObject({
    kind: z.literal('board'),
    columns: z.string().meta({ description: 'A character for each column' }),
    rows: z.string().meta({ description: 'A character for each row' }),
    markedBy,
  })
  .meta({ description: 'Lines of characters' });

export const shown = z.discriminatedUnion('kind', [digitsShown, boardShown]);
export type Shown = z.infer<typeof shown>;
export type DigitsShown = z.infer<typeof digitsShown>;
export type BoardShown = z.infer<typeof boardShown>;

export const shownValue = z.strictObject({
  name: z.string().meta({ description: 'A parameter, a private field, or `returned`' }),
  as: shown,
});
export type ShownValue = z.infer<typeof shownValue>;
