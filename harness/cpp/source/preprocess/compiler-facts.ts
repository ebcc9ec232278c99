import {
  type CompilerMacros,
  everyHeader,
  existenceMark,
  featureMark,
  featureOfKey,
  headerListKey,
  headersOfKey,
} from '../../../model/program/compiler-macros.ts';
import { type Dialect, tokensOf } from '../lexer.ts';
import { type HeaderLines, headerLines } from './header-lines.ts';
import { type Macro, macroOf } from './macro.ts';

/** What the reading of one program knows from the compiler, and what it still wants to know. */
export interface CompilerFacts {
  readonly dialect: Dialect;
  /** Undefined if nothing defines it before the first line. */
  predefined(name: string): Macro | undefined;
  /** False without a compiler: then it is unknown what is predefined. */
  readonly isKnown: boolean;
  /** What all the usual headers define. */
  readonly usual: HeaderLines | undefined;
  /** Undefined if the compiler has not been asked yet (the answer is then wanted), or has no answer. */
  ofHeaders(headers: readonly string[]): HeaderLines | undefined;
  exists(header: string): boolean | undefined;
  /** `200809` for `__has_attribute(noreturn)`. */
  feature(question: string): string | undefined;
  /** Whether the compiler knows `#elifdef`. If not, it skips it with the branch that it is in. */
  readonly knowsElifdef: boolean | undefined;
  readonly wanted: readonly string[];
}

const maxWanted = 4;

export function compilerFacts(macros?: CompilerMacros): CompilerFacts {
  const predefined = macros === undefined ? undefined : known(macros.predefined);
  const usualText = macros?.ofHeaders[everyHeader] ?? '';
  const wanted = new Set<string>();
  const answer = (key: string): string | undefined => {
    const text = macros?.ofHeaders[key];
    const isAskable = macros !== undefined && (headersOfKey(key) !== undefined || featureOfKey(key) !== undefined);
    if (text === undefined && isAskable && wanted.size < maxWanted) wanted.add(key);
    return text;
  };
  return {
    dialect: dialectOf(predefined),
    isKnown: predefined !== undefined,
    predefined: (name) => predefined?.macro(name),
    usual: usualText === '' ? undefined : known(usualText).lines,
    ofHeaders(headers) {
      const text = answer(headerListKey(headers));
      return text === undefined || text === '' ? undefined : known(text).lines;
    },
    exists(header) {
      const text = answer(`${existenceMark}${header}`);
      return text === undefined ? undefined : text !== '';
    },
    feature: (question) => answer(`${featureMark}${question}`) || undefined,
    knowsElifdef: knowsElifdef(predefined),
    get wanted() {
      return [...wanted];
    },
  };
}

interface Known {
  readonly lines: HeaderLines;
  macro(name: string): Macro | undefined;
}

/** The same few texts come with every submission, so they are kept. */
const read = new Map<string, Known>();
const maxRead = 12;

function known(text: string): Known {
  const before = read.get(text);
  if (before !== undefined) return before;
  const lines = headerLines(text);
  const macros = new Map<string, Macro | undefined>();
  const result: Known = {
    lines,
    macro(name) {
      const line = lines.defined.get(name);
      if (line === undefined) return undefined;
      if (!macros.has(name)) macros.set(name, macroOfLine(line));
      return macros.get(name);
    },
  };
  const [oldest] = read.keys();
  if (read.size >= maxRead && oldest !== undefined) read.delete(oldest);
  read.set(text, result);
  return result;
}

/** From `#define NAME ...`, as the compiler writes it. */
export function macroOfLine(line: string): Macro | undefined {
  return macroOf(tokensOf(line.slice('#define '.length)));
}

/** Clang knows it always, g++ since version 12, in C++23 only. */
function knowsElifdef(predefined: Known | undefined): boolean | undefined {
  if (predefined === undefined || predefined.macro('__clang__') !== undefined) return undefined;
  const number = (name: string): number => Number.parseInt(predefined.macro(name)?.body[0]?.text ?? '0', 10);
  if (number('__cplusplus') <= 202_002) return false;
  return number('__GNUC__') < 12 ? undefined : true;
}

function dialectOf(predefined: Known | undefined): Dialect {
  const version = Number.parseInt(predefined?.macro('__cplusplus')?.body[0]?.text ?? '201703', 10);
  const isStrict = predefined?.macro('__STRICT_ANSI__') !== undefined;
  return {
    trigraphs: isStrict && version < 201_703,
    spaceship: predefined === undefined || version > 201_703,
  };
}
