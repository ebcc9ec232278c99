/** A demand that is not met. */
export interface Breach {
  readonly demand: Demand;
  readonly found: string;
}

/** The demands on each attempt. They are listed after the final table. */
export const demands = {
  ends: 'every command ends within its limit',
  exit: 'the exit code is right',
  words: 'no stack trace, no fault inside Verbatim and no raw control character is printed',
  honest: 'honest results are the same, byte for byte, as without the hostile submission',
  hostile: 'the hostile submission is graded and its result can be read',
  rules: 'the rules read the same code as the compiler',
  pages: 'every result has its page, and hostile text is escaped',
  left: 'no processes, memory or temporary files are left behind',
} as const;
export type Demand = keyof typeof demands;

/** The text around a place, on one line that a terminal can show. */
export function excerpt(text: string, at = 0): string {
  const cut = text.slice(Math.max(0, at - 60), at + 200);
  return JSON.stringify(cut)
    .slice(1, -1)
    .replaceAll(/[^ -~]/g, (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16)}`);
}
