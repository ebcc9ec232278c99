import { nameOfFunction } from '../../cpp/names/call-graph.ts';
import { type WrittenFunction, writtenFunctions } from '../../cpp/names/functions.ts';
import { type Mention, mentionsIn } from '../../cpp/names/mentions.ts';
import { grouped } from '../../cpp/source/grouped.ts';
import type { ReadFile } from '../../cpp/source/program.ts';
import { type SyntaxNode, closest } from '../../cpp/source/syntax-node.ts';
import { type ConsoleParts, usesOfConsole } from '../library/console-uses.ts';
import { mainOf } from '../main-function.ts';
import type { RuleCheck, Sighting } from '../rule.ts';
import type { coutOnlyInPrint } from './definition.ts';

/** What prints on the screen or to a file. String streams and `sprintf` do neither. */
const output: ConsoleParts = {
  objects: ['cout', 'cerr', 'clog', 'wcout', 'wcerr', 'wclog'],
  functions: [
    ...['printf', 'printf_s', 'wprintf', 'fprintf', 'fprintf_s', 'vprintf', 'vfprintf', 'fwrite', 'perror'],
    ...['puts', 'fputs', 'putchar', 'putwchar', 'putc', 'fputc', '_putch', '_cputs'],
  ],
  classes: ['ofstream', 'wofstream', 'fstream', 'wfstream'],
};

/** In the class under test, only some members may print, and the helpers that only they call. */
export const check: RuleCheck<typeof coutOnlyInPrint> = {
  readsTree: true,
  *find({ files, assignment }, { members }): Generator<Sighting> {
    for (const file of files.filter(({ name }) => name === assignment.class?.file)) {
      const printing = mayPrint(file, members);
      const main = mainOf(file);
      for (const { at, name, text } of usesOfConsole(file, output)) {
        const inside = closest(at, 'function_definition');
        if (inside !== undefined && (printing.has(inside) || inside === main)) continue;
        yield { kind: 'breach', file, at, facts: { rule: 'cout-only-in-print', name, text, members: [...members] } };
      }
    }
  },
};

/** The definitions of the printing members, and of the helpers that only they, or such helpers, mention. */
function mayPrint(file: ReadFile, members: readonly string[]): ReadonlySet<SyntaxNode> {
  const functions = writtenFunctions(file);
  const mentions = mentionsIn(file, new Set(functions.map(nameOfFunction)));
  const mentionedIn = grouped(mentions, ({ inside }) => inside);
  const printing = new Set(
    functions
      .filter((one) => one.place === 'member' && members.includes(nameOfFunction(one)))
      .map(({ definition }) => definition),
  );
  const helpers = grouped(
    functions.filter(({ declaration }) => declaration.node.type !== 'qualified_identifier'),
    nameOfFunction,
  );
  const allowed = reachedFrom(printing, helpers, mentionedIn);
  // Helpers that other functions mention must not print, and neither must the helpers that these mention.
  const shared = new Set(
    mentions.filter(({ inside }) => inside === undefined || !allowed.has(inside)).map(({ name }) => name),
  );
  for (const name of shared) {
    for (const { definition } of helpers.get(name) ?? []) {
      if (printing.has(definition) || !allowed.delete(definition)) continue;
      for (const mention of mentionedIn.get(definition) ?? []) shared.add(mention.name);
    }
  }
  return allowed;
}

function reachedFrom(
  start: ReadonlySet<SyntaxNode>,
  helpers: ReadonlyMap<string, readonly WrittenFunction[]>,
  mentionedIn: ReadonlyMap<SyntaxNode | undefined, readonly Mention[]>,
): Set<SyntaxNode> {
  const reached = new Set(start);
  const entered = new Set<string>();
  // A loop over a set also reaches what is added meanwhile.
  for (const caller of reached) {
    for (const { name } of mentionedIn.get(caller) ?? []) {
      if (entered.has(name)) continue;
      entered.add(name);
      for (const { definition } of helpers.get(name) ?? []) reached.add(definition);
    }
  }
  return reached;
}
