import { z } from 'zod';
import { hint, map, points, text, visibility } from '../../shapes/shape-parts.ts';

/* The shapes of the three kinds of transcripts. */

/** How the input of a session ends; absent: the run ends where the program asks for more. */
export const ends = z.literal('end-of-file', 'end-of-file').optional();

const everyTranscript = {
  about: text('what the session tries'),
  visibility,
  points,
  hint,
  programs: z.array(text('the name of a program'), 'a list of programs').min(1, 'at least one program').optional(),
};

export const sessionShape = map({
  ...everyTranscript,
  ends,
  'stop-on-failure': z.boolean('true or false').default(false),
  session: text('what is printed and typed'),
});

/** A session of which only the typed lines are known; `verbatim bless` writes the rest. */
export const draftShape = map({
  ...everyTranscript,
  ends,
  'stop-on-failure': z.boolean('true or false').default(false),
  typed: z.unknown(),
  session: z.unknown().optional(),
});

function lines(what: string) {
  const all = `${what}, or a list of them`;
  const line = text(what).regex(/^[^\n]*$/, `${what}, without a newline in it`);
  return z.union([line, z.array(line, all).min(1, all)], all);
}

export const stepShape = map({
  send: lines('a line to send'),
  expect: lines('a reply').optional(),
});

/** A program that answers commands. */
export const conversationShape = map({
  ...everyTranscript,
  conversation: z.array(stepShape, 'a list of steps').min(1, 'at least one step'),
});

/** A program that commands another one. */
export const commandingShape = map({
  ...everyTranscript,
  typed: z.array(z.string('a line that the person types'), 'a list of lines that the person types'),
  moves: z.array(text('an answer'), 'a list of answers of the commanded program'),
  trace: z.string('the commands with their answers, a line each'),
  announces: z.array(text('what is announced'), 'a list of what is announced'),
});
