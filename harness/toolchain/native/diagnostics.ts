import type { Diagnostic } from '../../model/toolchain.ts';
import { couldNotWrite } from './compiler-trouble.ts';

const mostDiagnostics = 200;
const longestMessage = 600;

interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Reads what g++ says with -fdiagnostics-plain-output and LC_ALL=C; its columns count bytes. Notes are dropped (most of them list candidates
 * that a novice has never heard of), except the one that names the missing header. An error inside a header of the
 * system is moved to the line of the student's file that led there.
 */
export function parseDiagnostics(text: string, studentFiles: readonly string[]): Diagnostic[] {
  const own = new Set(studentFiles);
  const found: Diagnostic[] = [];
  let cause: Place | undefined;
  for (const line of text.split('\n')) {
    const ofAssembler = /^([^\s:][^:]*):(\d+): (?:Error|Fatal error): (.*)$/.exec(line);
    if (ofAssembler !== null && !couldNotWrite(line)) {
      const [, file = '', row, rest = ''] = ofAssembler;
      // Elsewhere it counts the lines of a file that nobody keeps.
      const place = own.has(file) ? { file, line: Number(row), column: 1 } : { file: '', line: 0, column: 0 };
      found.push({ severity: 'error', ...place, message: `asm: ${readable(rest)}` });
      continue;
    }
    const askedFor = notToBeRead.exec(line)?.[1];
    if (askedFor !== undefined && !own.has(askedFor)) {
      found.push({ severity: 'error', file: '', line: 0, column: 0, message: `${askedFor}: ${absent}` });
      continue;
    }
    const said = /^([^\s:].*?):(\d+):(\d+): (fatal error|error|warning|note): (.*)$/.exec(line);
    if (said === null || couldNotWrite(line)) {
      cause = causeOf(line, own, cause);
      continue;
    }
    const [, file = '', row, column, kind, rest = ''] = said;
    const place = { file, line: Number(row), column: Number(column) };
    if (kind === 'note') {
      appendHint(found, rest);
    } else if (found.length < mostDiagnostics) {
      found.push(
        diagnosticAt(own.has(file) ? place : (cause ?? place), kind === 'warning' ? 'warning' : 'error', rest),
      );
    }
  }
  return found;
}

/** Of `__has_include` g++ says no place. What we force in ourselves is never out of its reach. */
const notToBeRead = /^cc1plus: fatal error: (.+): Permission denied$/;
const absent = 'No such file or directory';

/** Lines without a verdict of their own say how the compiler got where the next error is. */
function causeOf(line: string, own: ReadonlySet<string>, before: Place | undefined): Place | undefined {
  const required = /^([^\s:][^:]*):(\d+):(\d+):\s+required from /.exec(line);
  const included = /^(?:In file included|\s+) from ([^:]+):(\d+)[:,]/.exec(line);
  const [, file = '', row, column] = required ?? included ?? [];
  if (own.has(file)) return { file, line: Number(row), column: Number(column ?? 1) };
  // A new context starts: what led to the one before says nothing about this one.
  return /^(?:In file included from |[^\s:][^:]*: (?:In|At) )/.test(line) ? undefined : before;
}

function diagnosticAt(place: Place, severity: Diagnostic['severity'], said: string): Diagnostic {
  const [, words = said, flag] = /^(.*) \[(-[^\]]+)\]$/.exec(said) ?? [];
  // Which files there are on this machine, is nobody's business.
  const message = readable(words).replace(/: Permission denied$/, `: ${absent}`);
  return severity === 'warning' && flag !== undefined
    ? { severity, ...place, message, flag }
    : { severity, ...place, message };
}

function appendHint(found: Diagnostic[], note: string): void {
  const last = found.at(-1);
  if (last === undefined || !/(?:did you forget to|fixable by adding) '#include/.test(note)) return;
  found[found.length - 1] = { ...last, message: `${last.message} (${readable(note)})` };
}

/** With LC_ALL=C, which keeps the quotes plain, names in other alphabets come as \U00005f20. */
function readable(words: string): string {
  const text = words.replaceAll(/\\U([0-9a-f]{8})/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)));
  return text.length > longestMessage ? `${text.slice(0, longestMessage)}...` : text;
}
