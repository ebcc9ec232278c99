import type { NoOptions } from '../../model/assignment.ts';
import { type WrittenFunction, parametersOf, writtenFunctions } from '../names/functions.ts';
import { type Mention, isMentionOf, mentionsIn } from '../names/mentions.ts';
import { lastPart } from '../names/qualifier.ts';
import type { SyntaxNode } from '../source/syntax-node.ts';
import type { Rule, Sighting, Subject } from './rule.ts';

/** Who mentions what: a definition, or undefined for whatever stands outside of every function. */
interface Program {
  readonly functions: readonly WrittenFunction[];
  readonly mentions: readonly Mention[];
}

/**
 * Each required function is called somewhere outside of itself, by `main` or by another function; handing it on counts,
 * as nobody can tell what becomes of it. A function that only calls itself, or is only called by what it calls, is not.
 */
export const functionCalled: Rule<NoOptions> = {
  readsTree: true,
  *check(subject): Generator<Sighting> {
    // In what could not be read, any function may be called.
    if (subject.files.some(({ unread }) => unread.length > 0)) return;
    const program = readProgram(subject);
    for (const { name, parameters, member } of subject.assignment.functions) {
      const same = program.functions.filter(({ declaration, place }) => declaration.name === name && place === 'free');
      const exact = same.filter((one) => parametersOf(one).length === parameters.length);
      const [written] = exact.length === 0 ? same : exact;
      if (member !== undefined || written === undefined || written.file.provided) continue;
      const callers = callersOf(written, program);
      if (isCalled(written, callers, program)) continue;
      const by = whoCalls(written, callers);
      const facts = { rule: 'function-called', function: name, by } as const;
      yield { kind: 'breach', file: written.file, at: written.declaration.node, facts };
    }
  },
};

function readProgram({ files, provided }: Subject): Program {
  const all = [...files, ...provided];
  const functions = all.flatMap(writtenFunctions);
  const names = new Set(functions.map(({ declaration }) => lastPart(declaration.node).text));
  return { functions, mentions: all.flatMap((file) => mentionsIn(file, names)) };
}

/** Itself among them, where it is recursive. */
function callersOf(target: WrittenFunction, { mentions }: Program): (SyntaxNode | undefined)[] {
  return mentions.filter((mention) => isMentionOf(mention, target)).map(({ inside }) => inside);
}

/** By something that is not there only because the function itself calls it. */
function isCalled(target: WrittenFunction, callers: readonly (SyntaxNode | undefined)[], program: Program): boolean {
  const byItself = reachedFrom(target, program);
  const seen = new Set<SyntaxNode>([target.definition]);
  const waiting = [...callers];
  while (waiting.length > 0) {
    const caller = waiting.pop();
    if (caller === undefined) return true;
    if (seen.has(caller)) continue;
    seen.add(caller);
    if (!byItself.has(caller)) return true;
    for (const one of program.functions) {
      if (one.definition !== caller) continue;
      for (const further of callersOf(one, program)) waiting.push(further);
    }
  }
  return false;
}

function reachedFrom(start: WrittenFunction, { functions, mentions }: Program): ReadonlySet<SyntaxNode> {
  const reached = new Set<SyntaxNode>([start.definition]);
  // A set gives what is added to it during the walk, too.
  for (const caller of reached) {
    for (const mention of mentions.filter(({ inside }) => inside === caller)) {
      for (const one of functions) if (isMentionOf(mention, one)) reached.add(one.definition);
    }
  }
  return reached;
}

function whoCalls({ definition }: WrittenFunction, callers: readonly (SyntaxNode | undefined)[]) {
  if (callers.length === 0) return 'nobody';
  return callers.every((caller) => caller === definition) ? 'itself' : 'its-own-helpers';
}
