import type { Lenience } from '../../../model/program/lenience.ts';
import type { Diagnostic } from '../../../model/program/build-report.ts';
import { compilerFails } from './compile.ts';
import { findHeader } from './included-name.ts';
import type { OwnName, RepairRound } from './repair.ts';
import { namesWindows } from './windows-names.ts';

/** One way to compile a source. */
export interface Attempt {
  readonly leniences: readonly Lenience[];
  readonly repairs: readonly RepairRound[];
}

export const plainAttempt: Attempt = { leniences: [], repairs: [] };

interface Circumstances {
  /** All names in the source folder. */
  readonly files: readonly string[];
  /** The standard that the assignment asks for. */
  readonly standard: string;
}

/**
 * What to try after an attempt was refused with these errors: one thing more that another compiler would have accepted.
 * The one with the least deduction comes first, so that none is made where a free lenience helps. Undefined: nothing
 * would help.
 */
export function nextAttempt(
  last: Attempt,
  diagnostics: readonly Diagnostic[],
  circumstances: Circumstances,
): Attempt | undefined {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.some(({ message }) => message.startsWith(compilerFails))) return undefined;
  const { leniences } = last;
  if (!leniences.includes('void-main') && errors.some(refusesMain)) return withMore(last, 'void-main');
  const absent = errors.find(({ message }) => message.endsWith(noSuchFile));
  // A header that does not exist is not replaced by including others.
  if (absent !== undefined) return withHeader(last, absent, circumstances);
  if (!leniences.includes('int64') && errors.some(isOfInt64)) return withMore(last, 'int64');
  if (errors.some(isOfStandard)) {
    const other = withOtherNames(last, errors, circumstances);
    if (other !== undefined) return other;
  }
  if (areAllMarks(errors)) return undefined;
  if (!leniences.includes('windows-headers') && errors.some(({ message }) => namesWindows(message))) {
    return withMore(last, 'windows-headers');
  }
  return leniences.includes('headers-forced-in') ? undefined : withMore(last, 'headers-forced-in');
}

function withMore({ leniences, repairs }: Attempt, lenience: Lenience): Attempt {
  return { leniences: leniences.includes(lenience) ? leniences : [...leniences, lenience], repairs };
}

function refusesMain({ message }: Diagnostic): boolean {
  const main = message.indexOf('main');
  return main !== -1 && message.includes('must return', main);
}

const noSuchFile = ': No such file or directory';
/** More than any honest program needs: a header of Visual Studio, one of Windows, and four of the student's own. */
const maxRepairs = 12;

function withHeader(last: Attempt, { file, line, message }: Diagnostic, { files }: Circumstances): Attempt | undefined {
  const name = message.slice(0, -noSuchFile.length);
  const found = findHeader(name, files);
  if (found === undefined || last.repairs.length >= maxRepairs) return undefined;
  const { instead, needs } = found;
  const isNews = needs !== undefined && !last.leniences.includes(needs);
  if (instead === undefined && !isNews) return undefined;
  const next = needs === undefined ? last : withMore(last, needs);
  if (instead === undefined) return next;
  // If the same header is missing again, it was not found under its other name either.
  const isKnown = last.repairs.flat().some((one) => one.file === file && one.line === line && one.name === name);
  if (isKnown || !files.includes(file)) return undefined;
  return { ...next, repairs: [...next.repairs, [{ kind: 'included-name', file, line, name, instead }]] };
}

/** `int64_t` where `long long` is meant, which are two types on Linux only. */
function isOfInt64({ message }: Diagnostic): boolean {
  return message.includes('long long') && (message.includes('int64_t') || message.includes("{aka 'long "));
}

/** Names that a newer standard uses (`size`, `byte`), what it no longer allows, and what only older libraries have. */
function isOfStandard({ message }: Diagnostic): boolean {
  return /\bambiguous\b|\bC\+\+1[147]\b/.test(message) || olderNames.test(message);
}

const olderNames = /^'(?:gets|auto_ptr|random_shuffle|bind1st|bind2nd|mem_fun|ptr_fun)' (?:was not|is not|does not)/;

/** Tries the older standards; if these refuse the name, too, the student's own name is meant. */
function withOtherNames(
  last: Attempt,
  errors: readonly Diagnostic[],
  circumstances: Circumstances,
): Attempt | undefined {
  const { leniences, repairs } = last;
  const older = olderStandards(circumstances.standard);
  const used = older.findIndex((one) => leniences.includes(one));
  const others = leniences.filter((one) => !older.some((standard) => standard === one));
  if (!leniences.includes('own-names')) {
    const next = older[used + 1];
    if (next !== undefined) return { leniences: [...others, next], repairs };
  }
  const named = errors.flatMap((error) => ownNameIn(error, circumstances.files) ?? []);
  const known = new Set(repairs.flat().map((one) => JSON.stringify(one)));
  const round = uniquePlaces(named).filter((one) => !known.has(JSON.stringify(one)));
  if (round.length === 0 || repairs.length >= maxRepairs) return undefined;
  return { leniences: [...new Set([...others, 'own-names' as const])], repairs: [...repairs, round] };
}

function ownNameIn({ file, line, column, message }: Diagnostic, files: readonly string[]): OwnName | undefined {
  const name = /^reference to '(\w+)' is ambiguous/.exec(message)?.[1];
  return name === undefined || !files.includes(file) ? undefined : { kind: 'own-name', file, line, column, name };
}

function uniquePlaces(names: readonly OwnName[]): OwnName[] {
  return [...new Map(names.map((one) => [`${one.line}:${one.column}:${one.file}`, one])).values()];
}

function olderStandards(asked: string): ('c++14' | 'c++11')[] {
  const year = Number(/\+\+(\d\d)$/.exec(asked)?.[1] ?? '99');
  // C++98 is older than all of them.
  const isOlder = (other: number) => year > other && year < 98;
  return [...(isOlder(14) ? ['c++14' as const] : []), ...(isOlder(11) ? ['c++11' as const] : [])];
}

/**
 * Whether only semicolons and brackets are missing. If no header declares a name, g++ always reports something else,
 * too: that the name was not declared, or is not a type. (Except for a name after a string literal, which may be a
 * macro for another literal; the headers that are tried have no such macro.)
 */
function areAllMarks(errors: readonly Diagnostic[]): boolean {
  return errors.every(({ message }) => missingMark.test(message));
}

const missingMark = /^expected (?:(?:',' or )?';' before .+|'[)}]' (?:before '[^']+' token|at end of input))$/;
