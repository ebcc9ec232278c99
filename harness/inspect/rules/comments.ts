import type { RuleOptions } from '../../model/assignment.ts';
import { type Documentation, documentationOf } from '../comments/documentation.ts';
import { lastPart } from '../names/qualifier.ts';
import { writtenFunctions } from '../names/functions.ts';
import type { ReadFile } from '../source/program.ts';
import { type SyntaxNode, nodesUnder } from '../source/syntax-node.ts';
import { undecidedBecause } from '../source/unread.ts';
import type { Rule, Sighting } from './rule.ts';

/** Enough comments to count as documentation. The comment at the beginning of a file is another rule's. */
export const comments: Rule<RuleOptions['comments']> = {
  readsTree: false,
  *check({ files }, options): Generator<Sighting> {
    for (const file of files) {
      const documentation = documentationOf(file);
      yield* fewLines(file, documentation, options['code-lines']);
      if (options.functions > 0) yield* fewFunctions(file, documentation, options.functions);
    }
  },
};

function* fewLines(file: ReadFile, { lines, commentedOut }: Documentation, each: number): Generator<Sighting> {
  const code = codeLines(file);
  const demanded = Math.floor(code.length / each);
  const found = new Set(lines.map(({ start }) => file.placeOf(start).line)).size;
  if (found >= demanded) return;
  yield {
    kind: 'breach',
    file,
    at: longestStretch(
      code,
      lines.map(({ start }) => start),
    ),
    facts: { rule: 'comments', counted: 'lines', found, demanded, of: code.length, commentedOut },
  };
}

/** Where each line begins that has more in it than braces; what `#if` leaves out and directives are no code. */
function codeLines({ root, placeOf }: ReadFile): number[] {
  const starts = new Map<number, number>();
  for (const { children, text, start } of nodesUnder(root)) {
    if (children.length > 0 || text === '' || '{};'.includes(text)) continue;
    const { line } = placeOf(start);
    starts.set(line, Math.min(start, starts.get(line) ?? start));
  }
  return [...starts.values()].toSorted((a, b) => a - b);
}

/** Where the most lines of code follow each other without a comment. */
function longestStretch(code: readonly number[], said: readonly number[]): number {
  let best = { from: 0, length: 0 };
  let from = 0;
  for (const [index, start] of code.entries()) {
    const previous = code[index - 1];
    if (previous !== undefined && said.some((comment) => previous < comment && comment < start)) from = index;
    if (index + 1 - from > best.length) best = { from, length: index + 1 - from };
  }
  return code[best.from] ?? 0;
}

function* fewFunctions(
  file: ReadFile,
  { lines, top, commentedOut }: Documentation,
  share: number,
): Generator<Sighting> {
  // Of a file that cannot be read to its end, nobody knows how many functions there are.
  const [unread] = file.unread;
  if (unread !== undefined) {
    yield { kind: 'doubt', file, at: unread.start, because: undecidedBecause(unread) };
    return;
  }
  const functions = writtenFunctions(file);
  const starts = [...top, ...lines].map(({ start }) => start);
  const silent = functions.filter(({ declaration }) => {
    const name = lastPart(declaration.node).text;
    const places = file.names.declarations.filter(
      ({ kind, node }) => kind === 'function' && lastPart(node).text === name,
    );
    return !places.some(({ owner }) => hasComment(file, owner, starts));
  });
  const demanded = Math.ceil(functions.length * share);
  const found = functions.length - silent.length;
  const [first] = silent;
  if (first === undefined || found >= demanded) return;
  yield {
    kind: 'breach',
    file,
    at: first.declaration.node,
    facts: { rule: 'comments', counted: 'functions', found, demanded, of: functions.length, commentedOut },
  };
}

/** Above it, in it, or behind it on its last line. */
function hasComment(file: ReadFile, { start, end }: SyntaxNode, said: readonly number[]): boolean {
  const before = file.tokens.findLast((token) => token.kind !== 'comment' && token.end <= start);
  const lineOf = (offset: number): number => file.placeOf(offset).line;
  return said.some(
    (comment) =>
      (comment < end && comment > start) ||
      (comment < start && (before === undefined || (comment > before.end && lineOf(comment) > lineOf(before.end)))) ||
      (comment > end && lineOf(comment) === lineOf(end)),
  );
}
