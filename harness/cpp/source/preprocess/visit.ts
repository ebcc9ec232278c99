import type { Token } from '../token.ts';
import type { Unread } from '../unread.ts';
import type { FileText } from './file-text.ts';
import type { HeaderName } from './header-name.ts';

export interface Include extends HeaderName {
  readonly start: number;
}

/** What the compiler sees of a file at one place where it is included. */
export interface Face {
  readonly file: FileText;
  /** Without comments, directives and what `#if` leaves out; macros in place. */
  readonly tokens: Token[];
  readonly includes: Include[];
  /** Names of the program's files among them. */
  readonly entered: string[];
  readonly unread: Unread[];
}

/** The state of an `#if` and its branches. */
export interface Branch {
  /** The code around it is read. */
  readonly outer: boolean;
  /** It is inside a branch that may or may not be read. */
  readonly inUnknown: boolean;
  readonly start: number;
  state: 'read' | 'skipped' | 'finished' | 'unknown';
  /** A part of it that may or may not be read has more than directives. */
  hasCode?: true;
}

/** A file while it is read, at one place where it is included. */
export interface Visit {
  readonly file: FileText;
  readonly face: Face;
  /** The index in the code of the file. */
  at: number;
  /** Where the token or directive begins that is being read. */
  place: number;
  readonly branches: Branch[];
  /** What `#line` has added to the numbers of lines. */
  lineShift: number;
}

export function isReading({ branches }: Visit): boolean {
  const branch = branches.at(-1);
  return branch === undefined || (branch.outer && branch.state === 'read');
}

export function isInUnknown({ branches }: Visit): boolean {
  const branch = branches.at(-1);
  return branch !== undefined && (branch.inUnknown || (branch.outer && branch.state === 'unknown'));
}

export function beginsDirective({ startsLine, text, kind }: Token): boolean {
  return startsLine && text === '#' && kind === 'mark';
}

/** The directive that begins here, without its `#`. */
export function takeDirective(visit: Visit): readonly Token[] {
  const { code } = visit.file;
  const begin = visit.at + 1;
  let end = begin;
  for (let token = code[end]; token !== undefined && !token.startsLine; token = code[end]) end += 1;
  visit.at = end;
  return code.slice(begin, end);
}

/** Notes that code here may or may not be compiled. */
export function markCode({ branches }: Visit): void {
  for (const branch of branches) branch.hasCode = true;
}

export function skipLine(visit: Visit): void {
  const { code } = visit.file;
  visit.at += 1;
  for (let token = code[visit.at]; token !== undefined && !token.startsLine; token = code[visit.at]) visit.at += 1;
}
