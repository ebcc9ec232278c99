import { conditionValue, isDefined } from './condition.ts';
import { expandMacros, mostTokens } from './expand-macros.ts';
import { type Macro, type Macros, macroOf } from './macro.ts';
import type { Token } from './token.ts';
import type { Unread } from './unread.ts';

export interface Include {
  /** `cmath`, `LinesOfAction.h` */
  readonly name: string;
  /** In angle brackets: of the library. */
  readonly system: boolean;
  readonly start: number;
}

export interface Preprocessed {
  /** What the compiler parses: without comments, directives and what `#if` leaves out; macros in place. */
  readonly tokens: readonly Token[];
  readonly includes: readonly Include[];
  readonly macros: Macros;
  readonly unread: readonly Unread[];
}

/** What an `#if` and its branches are in: read, passed over, or of unknown state. */
interface Branch {
  readonly outer: boolean;
  readonly start: number;
  state: 'read' | 'skipped' | 'finished' | 'unknown';
}

/** The student's text after the compiler's first phases. `macrosOf` knows the macros of a header of the program. */
export function preprocess(tokens: readonly Token[], macrosOf: (header: string) => Macros | undefined): Preprocessed {
  const lines = logicalLines(tokens.filter(({ kind }) => kind !== 'comment'));
  const macros = new Map<string, Macro>();
  const includes: Include[] = [];
  const unread: Unread[] = [];
  const branches: Branch[] = [];
  const result: Token[] = [];
  let pending: Token[] = [];
  let isTooLarge = false;

  function flush(): void {
    const { tokens: expanded, opaque, overflowed } = expandMacros(pending, macros);
    for (const token of expanded) result.push(token);
    for (const { start, end } of opaque) unread.push({ start, end, because: 'macro' });
    isTooLarge ||= overflowed || result.length > mostTokens;
    pending = [];
  }

  for (const line of lines) {
    const isRead = branches.every(({ state }) => state === 'read');
    const [hash, name, ...rest] = line;
    if (hash?.text !== '#' || !hash.startsLine) {
      if (isRead) for (const token of line) pending.push(token);
      continue;
    }
    const value = () => openingValue(name?.text ?? '', rest, macros);
    switch (name?.text) {
      case 'if':
      case 'ifdef':
      case 'ifndef':
        branches.push({ outer: isRead, start: hash.start, state: isRead ? stateOf(value()) : 'finished' });
        break;
      case 'elif':
      case 'else':
        turnBranch(branches.at(-1), name.text === 'else' ? 1 : () => conditionValue(rest, macros));
        break;
      case 'endif': {
        const branch = branches.pop();
        if (branch?.outer && branch.state === 'unknown') {
          unread.push({ start: branch.start, end: name.end, because: 'condition' });
        }
        break;
      }
      default:
        if (!isRead) break;
        flush();
        readDirective(name, rest, { macros, includes, macrosOf });
    }
  }
  flush();
  if (isTooLarge) return { tokens: [], includes, macros, unread: [wholeFile] };
  return { tokens: result, includes, macros, unread };
}

const wholeFile: Unread = { start: 0, end: Number.MAX_SAFE_INTEGER, because: 'size' };

/** Lines of tokens; a directive is always a line of its own. */
function logicalLines(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [];
  for (const token of tokens) {
    const current = lines.at(-1);
    if (current === undefined || token.startsLine) lines.push([token]);
    else current.push(token);
  }
  return lines;
}

function openingValue(name: string, rest: readonly Token[], macros: Macros): number | undefined {
  if (name === 'if') return conditionValue(rest, macros);
  return Number(isDefined(rest[0]?.text ?? '', macros) === (name === 'ifdef'));
}

function stateOf(value: number | undefined): Branch['state'] {
  if (value === undefined) return 'unknown';
  return value === 0 ? 'skipped' : 'read';
}

function turnBranch(branch: Branch | undefined, value: 1 | (() => number | undefined)): void {
  if (branch === undefined || branch.state === 'unknown' || branch.state === 'finished') return;
  branch.state = branch.state === 'read' ? 'finished' : stateOf(value === 1 ? 1 : value());
}

function readDirective(
  name: Token | undefined,
  rest: readonly Token[],
  known: {
    readonly macros: Map<string, Macro>;
    readonly includes: Include[];
    readonly macrosOf: (header: string) => Macros | undefined;
  },
): void {
  const [first] = rest;
  if (first === undefined) return;
  if (name?.text === 'undef') known.macros.delete(first.text);
  if (name?.text === 'define') {
    const macro = macroOf(rest);
    if (macro !== undefined) known.macros.set(macro.name, macro);
  }
  if (name?.text !== 'include') return;
  const system = first.text === '<';
  const header = system
    ? rest
        .slice(1, -1)
        .map(({ text }) => text)
        .join('')
    : first.text.slice(1, -1);
  known.includes.push({ name: header, system, start: first.start });
  for (const [key, macro] of (system ? undefined : known.macrosOf(header)) ?? []) known.macros.set(key, macro);
}
