/** `check`: 0 full marks, 1 not. `grade`: 0 everyone graded. Both: 2 if something could not be done. */
export const exitCodes = { ok: 0, notFullMarks: 1, couldNot: 2 } as const;
