import type { RuleOptions } from '../../model/assignment.ts';
import { type WrittenFunction, writtenFunctions } from '../names/functions.ts';
import { type Mention, mentionsIn } from '../names/mentions.ts';
import { lastPart } from '../names/qualifier.ts';
import type { ReadFile } from '../source/program.ts';
import { type SyntaxNode, closest } from '../source/syntax-node.ts';
import { type ConsoleParts, usesOfConsole } from './console-uses.ts';
import type { Rule, Sighting } from './rule.ts';

/** What prints on the screen or into a file; a stream made of a string does neither, nor does `sprintf`. */
const output: ConsoleParts = {
  objects: ['cout', 'cerr', 'clog', 'wcout', 'wcerr', 'wclog'],
  functions: [
    ...['printf', 'printf_s', 'wprintf', 'fprintf', 'fprintf_s', 'vprintf', 'vfprintf', 'fwrite', 'perror'],
    ...['puts', 'fputs', 'putchar', 'putwchar', 'putc', 'fputc', '_putch', '_cputs'],
  ],
  classes: ['ofstream', 'wofstream', 'fstream', 'wfstream'],
};

/** The class under test prints in some of its members only, and in what only they call. */
export const coutOnlyInPrint: Rule<RuleOptions['cout-only-in-print']> = {
  readsTree: true,
  *check({ files, assignment }, { members }): Generator<Sighting> {
    for (const file of files.filter(({ name }) => name === assignment.class?.file)) {
      const printing = mayPrint(file, members);
      for (const { at, name, text } of usesOfConsole(file, output)) {
        const inside = closest(at, 'function_definition');
        if (inside !== undefined && printing.has(inside)) continue;
        yield { kind: 'breach', file, at, facts: { rule: 'cout-only-in-print', name, text, members: [...members] } };
      }
    }
  },
};

/** The definitions of the printing members, and of helpers that nobody but they, or such helpers, mention. */
function mayPrint(file: ReadFile, members: readonly string[]): ReadonlySet<SyntaxNode> {
  const functions = writtenFunctions(file);
  const mentions = mentionsIn(file, new Set(functions.map(nameOf)));
  const printing = new Set(
    functions
      .filter((one) => one.place === 'member' && members.includes(nameOf(one)))
      .map(({ definition }) => definition),
  );
  const helpers = functions.filter(({ declaration }) => declaration.node.type !== 'qualified_identifier');
  const allowed = new Set([...printing, ...reachedFrom(printing, helpers, mentions)]);
  // Whatever somebody else mentions falls out, until nothing falls out any more.
  for (let before = -1; before !== allowed.size;) {
    before = allowed.size;
    for (const helper of helpers) {
      if (printing.has(helper.definition)) continue;
      const isShared = mentions.some(
        ({ name, inside }) => name === nameOf(helper) && (inside === undefined || !allowed.has(inside)),
      );
      if (isShared) allowed.delete(helper.definition);
    }
  }
  return allowed;
}

function reachedFrom(
  start: ReadonlySet<SyntaxNode>,
  helpers: readonly WrittenFunction[],
  mentions: readonly Mention[],
): Set<SyntaxNode> {
  const reached = new Set(start);
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const { name, inside } of mentions) {
      if (inside === undefined || !reached.has(inside)) continue;
      for (const helper of helpers) if (nameOf(helper) === name) reached.add(helper.definition);
    }
  }
  return reached;
}

function nameOf({ declaration }: WrittenFunction): string {
  return lastPart(declaration.node).text;
}
