/** A command of a script, and the white space around its words. */
export interface ScriptItem {
  /** For example `note: white plays {3};`, with one space between words. */
  readonly command: string;
  readonly before: string;
  readonly between: string;
}

export function plain(command: string): ScriptItem {
  return { command, before: '\n', between: ' ' };
}

export function isPlain({ before, between }: ScriptItem): boolean {
  return before === '\n' && between === ' ';
}

/** The lines to send, without the white space before the first command. */
export function linesOf(items: readonly ScriptItem[]): string[] {
  const text = items.map(({ command, before, between }) => before + command.replaceAll(' ', between)).join('');
  return text === '' ? [] : text.trimStart().split('\n');
}
