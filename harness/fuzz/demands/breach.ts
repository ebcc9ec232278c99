/** Something that was demanded and is not so. */
export interface Breach {
  readonly demand: Demand;
  readonly found: string;
}

/** What is demanded of each attempt; the last table lists them. */
export const demands = {
  ends: 'every command ends within its limit',
  exit: 'the exit code is right',
  words: 'no stack trace, no fault of ours and no raw control character is printed',
  honest: 'honest results are the same bytes as alone',
  hostile: 'the hostile submission is graded and its result can be read',
  rules: 'what the compiler reads, the rules read',
  pages: 'every result has its page, and hostile text is escaped',
  left: 'nothing is left behind: processes, memory, temporary files',
} as const;
export type Demand = keyof typeof demands;

/** The part around what was found, on one line that a terminal can show. */
export function excerpt(text: string, at = 0): string {
  const cut = text.slice(Math.max(0, at - 60), at + 200);
  return JSON.stringify(cut)
    .slice(1, -1)
    .replaceAll(/[^ -~]/g, (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16)}`);
}
