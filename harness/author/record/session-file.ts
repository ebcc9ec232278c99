import { enterAlone, formatSession, parseSession } from '../../assignment/sessions/session.ts';
import { indentation, indented, literalBlock } from '../bless/text/value-form.ts';
import { AuthorFault } from '../../model/author-fault.ts';
import { type Transcript, printedText, typedLines } from '../../model/assignment/transcript.ts';

export interface RecordedSession {
  readonly about: string;
  readonly transcript: Transcript;
  readonly hidden?: boolean;
  readonly points?: number;
  /** The program that plays, where an assignment has several. */
  readonly program?: string;
  /** Set if the session closes its input and the assignment does not say so for all. */
  readonly closes?: boolean;
  /** The path of the JSON Schema, for editors. */
  readonly schema?: string;
}

const comments = [
  '# A session as it looks in the terminal. «5» is what the person types, with Enter after it;',
  '# everything else is what the program must print, byte for byte.',
];
const emptyLine = '# «⏎» is Enter alone: an empty line is typed.';
const waits = '# «» at the end: the program asks for more than is typed, and the session stops there.';

/** The text of a file in transcripts/. */
export function sessionFile({
  about,
  transcript,
  hidden = false,
  points,
  program,
  closes,
  schema,
}: RecordedSession): string {
  return [
    ...(schema === undefined ? [] : [`# yaml-language-server: $schema=${schema}`]),
    ...comments,
    ...(typedLines(transcript.pieces).includes('') ? [emptyLine] : []),
    ...(transcript.ends === 'waiting' ? [waits] : []),
    `about: ${yamlText(about)}`,
    ...(program === undefined ? [] : [`programs: [${yamlText(program)}]`]),
    ...(hidden ? ['visibility: hidden'] : []),
    ...(points === undefined ? [] : [`points: ${points}`]),
    ...(closes === true ? ['ends: end-of-file'] : []),
    `session: ${sessionBlock(transcript)}`,
  ].join('\n');
}

/** The session as a literal block of YAML, with the newline that ends it. */
function sessionBlock(transcript: Transcript): string {
  const text = formatSession(transcript);
  assertReadable(transcript, text);
  const { head, lines } = literalBlock(text);
  return `${[head, ...indented(lines, indentation)].join('\n')}\n`;
}

/** What a file in transcripts/ cannot hold: its author must print something else, or test it in another way. */
function assertReadable(transcript: Transcript, text: string): void {
  const control = [...text].find(
    (character) => /[\p{Cc}\u2028\u2029\ufeff]/u.test(character) && !'\n\t'.includes(character),
  );
  if (control !== undefined) {
    const code = `U+${(control.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    throw new AuthorFault(
      `the program prints the character ${code}, which a session cannot contain: take it out of the solution`,
    );
  }
  if (text.trim() === '') throw new AuthorFault('nothing is printed and nothing is typed, so there is no session');
  const read = parseSession(text, transcript.closesInput === true);
  const isSame = read.kind === 'transcript' && JSON.stringify(read.transcript) === JSON.stringify(transcript);
  if (!isSame) throw new AuthorFault(whyUnreadable(transcript));
}

function whyUnreadable({ pieces }: Transcript): string {
  const mark = /[«»␣]/.exec(printedText(pieces))?.[0];
  if (mark !== undefined) return `the program prints ${mark}, which has a meaning of its own in a session`;
  const strange = typedLines(pieces).find((line) => /[«»␣\p{Cc}\u2028\u2029\ufeff]/u.test(line) || line === enterAlone);
  return strange === undefined
    ? 'something is typed in the middle of a line, which a session cannot show'
    : `${JSON.stringify(strange)} is typed, but a session cannot show «, », ␣ and control characters as typed`;
}

/** A text in quotes where YAML would read it as something else. */
function yamlText(text: string): string {
  const isPlain = /^[A-Za-z][\w ,.;()/'’-]*$/.test(text) && !/^(?:true|false|yes|no|on|off|null)$/i.test(text);
  return isPlain && text.trim() === text && !text.includes(': ') ? text : `'${text.replaceAll("'", "''")}'`;
}
