import { type Command, type Malformed, formatCommand, parseCommand, splitCommands } from '../commands.ts';

/** What a referee sent, command by command. Reading stops at the first text that is not a command. */
export interface Trace {
  readonly commands: readonly Command[];
  readonly malformed?: MalformedCommand;
}

export interface MalformedCommand {
  readonly text: string;
  readonly malformed: Malformed;
}

export function readTrace(text: string): Trace {
  const { commands, rest } = splitCommands(text);
  const read: Command[] = [];
  for (const spelt of [...commands, ...(rest.trim() === '' ? [] : [rest.trim()])]) {
    const parsed = parseCommand(spelt);
    if ('malformed' in parsed) return { commands: read, malformed: { text: spelt, malformed: parsed.malformed } };
    read.push(parsed.command);
  }
  return { commands: read };
}

export function isSame(one: Command | undefined, other: Command | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return formatCommand(one) === formatCommand(other);
}
