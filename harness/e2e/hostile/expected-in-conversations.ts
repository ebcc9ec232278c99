/* What is different for hostile programs in conversations; everything else is as in expected.ts. */

// An interactive program sees the end of its input.
const promptsForEver = 'Your program printed more than 4 KiB and was stopped.';

/** In a conversation that sends one line to the program and waits for its end. */
export const inConversations: Readonly<Record<string, string>> = {
  'prompts-forever-at-the-end-of-input.cpp': promptsForEver,
  // Its forged record does not count: the harness itself sees whether the program waits for input.
  'writes-on-every-channel.cpp': 'printed "1\\n"',
};

/** As a program that commands another one, without typed input. */
export const inCommanding: Readonly<Record<string, string>> = {
  'prompts-forever-at-the-end-of-input.cpp': promptsForEver,
};
