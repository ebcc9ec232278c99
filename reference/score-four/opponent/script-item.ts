/** A command of a script with the white space that it is written with. */
export interface ScriptItem {
  /** `note: white plays {3};`, with one blank between words. */
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

/** The lines to send. What stands before the first command is left out. */
export function linesOf(items: readonly ScriptItem[]): string[] {
  const text = items.map(({ command, before, between }) => before + command.replaceAll(' ', between)).join('');
  return text === '' ? [] : text.trimStart().split('\n');
}
