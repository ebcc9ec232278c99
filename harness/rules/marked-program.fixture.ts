import type { RuleOptions, SourceRuleId } from '../model/assignment/assignment.ts';
import type { CompilerMacros } from '../model/program/compiler-macros.ts';
import type { Prototype } from '../model/assignment/prototype.ts';
import { macrosHere } from '../toolchain/gxx/compile/compiler-macros.fixture.ts';
import { openParser } from '../cpp/source/grammar-file.ts';
import { type ReadFile, readProgram } from '../cpp/source/program.ts';
import type { Subject } from './rule.ts';
import { type RulesResult, runRules } from './run-rules.ts';

/**
 * A C++ program with a mark before each place that a rule must find, and before no other:
 * `▶` a finding, `▷` a finding without a deduction, `¿` a place where the rule cannot be decided.
 */
export type MarkedSource = string;
/**
 * One file, or several by name. A name that begins with `provided/` is that of a course file; one that begins with
 * `handout/` is that of a skeleton, which students were given to complete.
 */
export type MarkedProgram = MarkedSource | Readonly<Record<string, MarkedSource>>;

export interface RulePrograms<Id extends SourceRuleId = SourceRuleId> {
  readonly rule: Id;
  readonly options: RuleOptions[Id];
  /** The required functions, whose names are fixed. */
  readonly required?: readonly Prototype[];
  /** Further names that the handout fixes. */
  readonly fixedNames?: readonly string[];
  /** It reads comments and lines, so layout and further comments may change what it says. */
  readonly readsComments?: true;
  /** Each program has as its key what it shows. */
  readonly flagged: Readonly<Record<string, MarkedProgram>>;
  /** Programs that look like a breach of the rule, but are not. */
  readonly innocent: Readonly<Record<string, MarkedProgram>>;
  /** The same rule with other options. */
  readonly otherwise?: readonly {
    readonly options: RuleOptions[Id];
    readonly programs: Readonly<Record<string, MarkedProgram>>;
  }[];
}

export interface PlainFile {
  readonly name: string;
  readonly text: string;
  readonly provided: boolean;
  readonly isSkeleton: boolean;
}

const marks = /[▶▷¿]/gu;

/** The files without their marks, as a student would hand them in. */
export function plainFiles(program: MarkedProgram): PlainFile[] {
  const files = typeof program === 'string' ? { 'program.cpp': program } : program;
  return Object.entries(files).map(([path, source]) => ({
    name: path.replace(/^(provided|handout)\//, ''),
    text: source.replace(marks, ''),
    provided: path.startsWith('provided/'),
    isSkeleton: path.startsWith('handout/'),
  }));
}

/** A program with this file has a class under test. */
const board = { name: 'Board', header: 'Board.h', file: 'Board.cpp' };

let asked: Promise<CompilerMacros> | undefined;

/** What one rule says about a program. */
export async function runRule<Id extends SourceRuleId>(
  rule: Id,
  options: RuleOptions[Id],
  plain: readonly PlainFile[],
  required: readonly Prototype[] = [],
): Promise<RulesResult & { readonly files: readonly ReadFile[] }> {
  const parser = await openParser();
  const macros = await (asked ??= macrosHere());
  const program = readProgram(
    parser,
    plain.filter(({ isSkeleton }) => !isSkeleton),
    { macros },
  );
  const subject: Subject = {
    files: program.filter(({ provided }) => !provided),
    provided: program.filter(({ provided }) => provided),
    skeletons: readProgram(
      parser,
      plain.filter(({ isSkeleton }) => isSkeleton),
      { macros },
    ),
    build: { leniences: [], diagnostics: [], functions: [], compilerTimedOut: false },
    compiled: true,
    assignment: { functions: required, ...(plain.some(({ name }) => name === board.file) ? { class: board } : {}) },
  };
  return { ...runRules(subject, { [rule]: options }), files: program };
}

/** The program with a mark at each finding of the rule. It must equal what the author of the fixture wrote. */
export async function markedBy<Id extends SourceRuleId>(
  rule: Id,
  options: RuleOptions[Id],
  program: MarkedProgram,
  required: readonly Prototype[] = [],
): Promise<MarkedProgram> {
  const plain = plainFiles(program);
  const { observations, undecided } = await runRule(rule, options, plain, required);
  const found = [
    ...observations.map(({ finding, free }) => ({ ...finding, mark: free ? '▷' : '▶' })),
    ...undecided.map((one) => ({ ...one, mark: '¿' })),
  ];
  const marked = plain.map(({ name, text, provided, isSkeleton }): [string, string] => [
    `${provided ? 'provided/' : ''}${isSkeleton ? 'handout/' : ''}${name}`,
    withMarks(
      text,
      found.filter(({ file }) => file === name && !isSkeleton),
    ),
  ]);
  return typeof program === 'string' ? (marked[0]?.[1] ?? '') : Object.fromEntries(marked);
}

/** Lines and columns count from 1, in characters, as editors do. */
export function withMarks(
  text: string,
  found: readonly { readonly line: number; readonly column: number; readonly mark: string }[],
): string {
  return text
    .split('\n')
    .map((line, index) => {
      const characters = [...line];
      const here = found.filter((one) => one.line === index + 1).toSorted((a, b) => b.column - a.column);
      for (const { column, mark } of here) characters.splice(column - 1, 0, mark);
      return characters.join('');
    })
    .join('\n');
}
