import type { Diagnostic } from '../../../model/program/build-report.ts';
import { couldNotWrite } from './compiler-trouble.ts';
import { messageLines } from './message-lines.ts';

/** The maximum of errors, and also of warnings, so that no number of warnings hides an error. */
const maxDiagnostics = 200;
const maxMessageLength = 600;
/** No file has more; `#line` can claim any number, and beyond 2147483647 the compiler itself counts downwards. */
const maxLines = 10_000_000;

interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const noPlace: Place = { file: '', line: 0, column: 0 };

/**
 * Reads the messages of g++ with -fdiagnostics-plain-output and LC_ALL=C; its columns count bytes. Notes are dropped
 * (most of them list candidates that a novice has never heard of), except the one that names the missing header. An
 * error inside a system header is moved to the line of the student's file that led there. Students can choose the names
 * of files (`#line`), which may look like anything: an error stays an error whatever comes before it.
 */
export function parseDiagnostics(text: string, studentFiles: readonly string[]): Diagnostic[] {
  const own = new Set(studentFiles);
  const found: Diagnostic[] = [];
  const count = { error: 0, warning: 0 };
  let cause: Place | undefined;
  let isKept = false;
  for (const line of messageLines(text)) {
    const said = couldNotWrite(line) ? undefined : saidOfProgram(line, own);
    if (said === undefined) {
      cause = causeOf(line, own, cause);
    } else if (said.kind === 'note') {
      if (isKept) appendHint(found, said.words);
    } else {
      isKept = count[said.kind] < maxDiagnostics;
      count[said.kind] += 1;
      const place = own.has(said.place.file) ? said.place : (cause ?? said.place);
      if (isKept) found.push(diagnosticAt(said.isOfAssembler ? said.place : place, said.kind, said.words));
    }
  }
  return found;
}

interface Said {
  readonly kind: 'error' | 'warning' | 'note';
  readonly place: Place;
  readonly words: string;
  readonly isOfAssembler?: boolean;
}

/** Reads a message about a place in the program, or about a file that it includes. */
function saidOfProgram(line: string, own: ReadonlySet<string>): Said | undefined {
  const [, assembled = '', row = '', mistake] = /^([^\s:][^:]*):(\d+): (?:Error|Fatal error): (.*)/.exec(line) ?? [];
  if (mistake !== undefined) {
    // Elsewhere, the assembler counts the lines of a temporary file.
    const place = own.has(assembled) ? placeAt(assembled, row, '1') : noPlace;
    return { kind: 'error', place, words: `asm: ${mistake}`, isOfAssembler: true };
  }
  const askedFor = fileNotToBeRead(line);
  if (askedFor !== undefined && !own.has(askedFor)) {
    return { kind: 'error', place: noPlace, words: `${askedFor}: ${absent}`, isOfAssembler: true };
  }
  const found = firstPlace(line);
  if (found === undefined) return undefined;
  const [mark, lineNumber = '', column = '', kind] = found;
  const place = placeAt(line.slice(0, found.index), lineNumber, column);
  const words = line.slice(found.index + mark.length);
  return { kind: kind === 'note' || kind === 'warning' ? kind : 'error', place, words };
}

/** The first place that a line names. In a source with a very long line, g++ counts no columns. */
function firstPlace(line: string): RegExpExecArray | undefined {
  const exact = /:(-?\d+):(-?\d+): (fatal error|error|warning|note): /.exec(line);
  const ofLine = /:(-?\d+)(): (fatal error|error|warning|note): /.exec(line);
  const isExact = exact !== null && (ofLine === null || exact.index < ofLine.index);
  return (isExact ? exact : ofLine) ?? undefined;
}

/** A number that no line or column can have becomes 0. */
function placeAt(file: string, line: string, column: string): Place {
  const [row, position] = [Number(line), Number(column)];
  const isPlace = row >= 0 && row <= maxLines && position >= 0 && position <= maxLines;
  return isPlace ? { file, line: row, column: position } : { file, line: 0, column: 0 };
}

const absent = 'No such file or directory';
const refusedToRead = ': Permission denied';

/** For `__has_include`, g++ reports no place. The headers that Verbatim forces in can always be read. */
function fileNotToBeRead(line: string): string | undefined {
  const begins = 'cc1plus: fatal error: ';
  if (!line.startsWith(begins) || !line.endsWith(refusedToRead)) return undefined;
  return line.slice(begins.length, -refusedToRead.length);
}

/** Lines without an error or a warning say how the compiler got to the place of the next one. */
function causeOf(line: string, own: ReadonlySet<string>, before: Place | undefined): Place | undefined {
  const required = /^([^\s:][^:]*):(\d+):(\d+):\s+required from /.exec(line);
  const included = /^(?:In file included|\s+) from ([^:]+):(\d+)[:,]/.exec(line);
  const [, file = '', row = '', column = '1'] = required ?? included ?? [];
  if (own.has(file)) return placeAt(file, row, column);
  // A new context starts: the path to the one before says nothing about this one.
  return /^(?:In file included from |[^\s:][^:]*: (?:In|At) )/.test(line) ? undefined : before;
}

function diagnosticAt(place: Place, severity: Diagnostic['severity'], said: string): Diagnostic {
  const { words, flag } = withoutFlag(said);
  const text = readable(words);
  // Students must not learn which files this machine has.
  const message = text.endsWith(refusedToRead) ? `${text.slice(0, -refusedToRead.length)}: ${absent}` : text;
  return severity === 'warning' && flag !== undefined
    ? { severity, ...place, message, flag }
    : { severity, ...place, message };
}

/** `unused variable 'x' [-Wunused-variable]` */
function withoutFlag(said: string): { readonly words: string; readonly flag?: string } {
  const at = said.lastIndexOf(' [-');
  const flag = said.slice(at + 2, -1);
  if (at === -1 || !said.endsWith(']') || flag === '-' || flag.includes(']')) return { words: said };
  return { words: said.slice(0, at), flag };
}

function appendHint(found: Diagnostic[], note: string): void {
  const last = found.at(-1);
  if (last === undefined || !/(?:did you forget to|fixable by adding) '#include/.test(note)) return;
  found[found.length - 1] = { ...last, message: `${last.message} (${readable(note)})` };
}

/** With LC_ALL=C, which keeps the quotes plain, names in other alphabets come as \U00005f20. */
function readable(words: string): string {
  const text = words.replaceAll(/\\U([0-9a-f]{8})/g, (spelt, hex: string) => {
    const code = parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : spelt;
  });
  return text.length > maxMessageLength ? `${text.slice(0, maxMessageLength)}...` : text;
}
