import { z } from 'zod';
import { placeLetters } from '../../model/assignment/shown-digits.ts';
import { map, text, whole } from '../../shapes/shape-parts.ts';

const lines = (what: string) => z.array(z.string(what), `a list of ${what}`).min(1, `a list of ${what}`);
const count = whole(`a number of digits from 1 to ${placeLetters.length}`, 1n, BigInt(placeLetters.length));
const names = (what: string) => z.string(what).regex(/^[!-~]+$/, what);

/** How a value is drawn: an integer by its digits, a board of characters by the names of its columns and rows. */
export const shownShape = map({
  digits: z
    .array(map({ name: text('what these digits encode'), count }), 'a list of what the digits encode, from the left')
    .min(1, 'what the digits encode')
    .refine((parts) => parts.reduce((sum, part) => sum + part.count, 0) <= placeLetters.length, {
      message: `at most ${placeLetters.length} digits`,
    })
    .optional(),
  picture: lines('lines of the picture with everything drawn').optional(),
  places: lines('lines as long as those of the picture, with a letter for each digit').optional(),
  cells: z
    .string('what to draw for #')
    .regex(/^[ -~]{1,10}$/, 'a character for each of the digits 0, 1, 2 and so on')
    .optional(),
  columns: names('a character for each column').optional(),
  rows: names('a character for each row, in quotes').optional(),
  'marked-by': z.array(text('the name of a parameter'), 'a list of parameters').optional(),
});
export type ShownPart = z.infer<typeof shownShape>;
