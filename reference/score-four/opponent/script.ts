import { ScriptError } from '../../dialogue.ts';
import { type CommandWith, parseCommandWith } from '../commands.ts';
import { explainMalformed } from '../explain-malformed.ts';
import { type Peg, isPeg } from '../pegs.ts';

/**
 * Where a script's note puts its bead. The program's own moves are not known beforehand, so a script may leave the
 * peg open until the note is sent:
 * `{3}`        the third of the pegs that have room; after the last peg, counting continues with the first
 * `{quiet-3}`  the same among those where the bead makes no line, if there are any
 * `{guard-3}`  a peg where the other colour would make a line; if there is none, as `{quiet-3}`
 * `{same}`     the peg of the program's last move if that has room, otherwise as `{1}`
 */
export type Place =
  | { readonly kind: 'peg'; readonly peg: Peg }
  | { readonly kind: 'nth'; readonly nth: number; readonly care: 'none' | 'quiet' | 'guard' }
  | { readonly kind: 'same' };

/** One command of a script, with the white space before it. */
export interface ScriptCommand {
  readonly before: string;
  readonly text: string;
  readonly command: CommandWith<Place>;
}

/** What is sent together: a line, or several lines if a command spans them. */
export interface ScriptPart {
  readonly commands: readonly ScriptCommand[];
  /** White space that follows the last command, up to the end of the line. */
  readonly after: string;
}

export function parseScript(lines: readonly string[]): ScriptPart[] {
  const parts: ScriptPart[] = [];
  let text = '';
  let hasQuit = false;
  for (const [index, line] of lines.entries()) {
    text += `${line}\n`;
    const pieces = text.split(';');
    const after = pieces.pop() ?? '';
    if (after.trim() !== '') continue;
    const commands = pieces.map((piece) => scriptCommand(`${piece};`, index + 1));
    for (const { command } of commands) {
      if (hasQuit) throw new ScriptError(index + 1, 'nothing can follow quit;');
      hasQuit = command.kind === 'quit';
    }
    parts.push({ commands, after });
    text = '';
  }
  if (text !== '') scriptCommand(text.trim(), lines.length);
  return parts;
}

function scriptCommand(piece: string, typedLine: number): ScriptCommand {
  const text = piece.trimStart();
  const parsed = parseCommandWith(text, placeOf);
  if ('malformed' in parsed) {
    throw new ScriptError(typedLine, `"${text}" is not a command: ${explainMalformed(parsed.malformed)}`);
  }
  return { before: piece.slice(0, piece.length - text.length), text, command: parsed.command };
}

function placeOf(word: string): Place | undefined {
  if (isPeg(word)) return { kind: 'peg', peg: word };
  if (word === '{same}') return { kind: 'same' };
  const [found, care, nth] = /^\{(?:(quiet|guard)-)?([1-9]\d?)\}$/.exec(word) ?? [];
  if (found === undefined) return undefined;
  return { kind: 'nth', nth: Number(nth), care: care === 'quiet' || care === 'guard' ? care : 'none' };
}

/** The text with its open place filled in. */
export function filled({ before, text }: ScriptCommand, peg: Peg | undefined): string {
  return before + (peg === undefined ? text : text.replace(/\{[^{}]*\}/, peg));
}
