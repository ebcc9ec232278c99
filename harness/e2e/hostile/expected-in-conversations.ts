/* What is different where a hostile program is talked to; everything else is as in expected.ts. */

// A program that is talked to sees the end of its input.
const promptsForEver = 'Your program printed more than 4 KiB and was stopped.';

/** In a conversation, where one line is said to it and its end is waited for. */
export const inConversations: Readonly<Record<string, string>> = {
  'prompts-forever-at-the-end-of-input.cpp': promptsForEver,
  // No record says that more input was asked for: somebody has seen it wait, or not.
  'writes-on-every-channel.cpp': 'printed "1\\n"',
};

/** Where it commands another program, and nothing is typed. */
export const inCommanding: Readonly<Record<string, string>> = {
  'prompts-forever-at-the-end-of-input.cpp': promptsForEver,
};
