/** Whose answers are right: those of the reference in TypeScript, or those of the sample solution in C++. */
export const truths = ['reference', 'solution'] as const;
export type Truth = (typeof truths)[number];
