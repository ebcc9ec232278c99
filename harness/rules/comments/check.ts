import { type Documentation, documentationOf } from '../comment-text/documentation.ts';
import { lastPart } from '../../cpp/names/qualifier.ts';
import { writtenFunctions } from '../../cpp/names/functions.ts';
import type { ReadFile } from '../../cpp/source/program.ts';
import { countBelow } from '../../cpp/source/sorted.ts';
import { type SyntaxNode, nodesUnder } from '../../cpp/source/syntax-node.ts';
import type { RuleCheck, Sighting } from '../rule.ts';
import type { comments } from './definition.ts';

/** Requires enough comments. Who wrote a file, in a comment at its beginning, is checked by another rule. */
export const check: RuleCheck<typeof comments> = {
  readsTree: false,
  *find({ files }, options): Generator<Sighting> {
    for (const file of files) {
      const names = writtenFunctions(file).map(({ declaration }) => lastPart(declaration.node).text);
      const documentation = documentationOf(file, names);
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

/** Where each line of code begins. Lines with braces only, directives, and what `#if` leaves out do not count. */
function codeLines({ root, placeOf }: ReadFile): number[] {
  const starts = new Map<number, number>();
  for (const { children, text, start } of nodesUnder(root)) {
    if (children.length > 0 || text === '' || '{};'.includes(text)) continue;
    const { line } = placeOf(start);
    starts.set(line, Math.min(start, starts.get(line) ?? start));
  }
  return [...starts.values()].toSorted((a, b) => a - b);
}

/** Where the longest stretch of code without a comment begins. */
function longestStretch(code: readonly number[], said: readonly number[]): number {
  let best = { from: 0, length: 0 };
  let from = 0;
  for (const [index, start] of code.entries()) {
    const previous = code[index - 1];
    if (previous !== undefined && countUpTo(said, previous) < countUpTo(said, start - 1)) from = index;
    if (index + 1 - from > best.length) best = { from, length: index + 1 - from };
  }
  return code[best.from] ?? 0;
}

function* fewFunctions(
  file: ReadFile,
  { lines, top, commentedOut }: Documentation,
  share: number,
): Generator<Sighting> {
  // If a file cannot be read to its end, the number of its functions is unknown.
  const [unread] = file.unread;
  if (unread?.because === 'limit') return;
  if (unread !== undefined) {
    yield { kind: 'doubt', file, at: unread.start, because: unread.because };
    return;
  }
  const functions = writtenFunctions(file);
  const said = saidIn(
    file,
    [...top, ...lines].map(({ start }) => start).toSorted((a, b) => a - b),
  );
  const commented = new Set<string>();
  for (const { kind, node, owner } of file.names.declarations) {
    if (kind === 'function' && said(owner)) commented.add(lastPart(node).text);
  }
  const silent = functions.filter(({ declaration }) => !commented.has(lastPart(declaration.node).text));
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

/** Whether there is a comment above a function, in it, or after it on its last line. */
function saidIn(file: ReadFile, places: readonly number[]): (owner: SyntaxNode) => boolean {
  const code = file.tokens.filter(({ kind }) => kind !== 'comment');
  const lineOf = (offset: number): number => file.placeOf(offset).line;
  return ({ start, end }) => {
    const above = places[countUpTo(places, start - 1) - 1];
    const inside = places[countUpTo(places, start)];
    const behind = places[countUpTo(places, end)];
    if (inside !== undefined && inside < end) return true;
    if (behind !== undefined && lineOf(behind) === lineOf(end)) return true;
    const before = code[countBelow(code, start + 1, (token) => token.end) - 1];
    if (above === undefined || before === undefined) return above !== undefined;
    return above > before.end && lineOf(above) > lineOf(before.end);
  };
}

/** How many of these places, which are in the order of the text, are at an offset or before it. */
function countUpTo(places: readonly number[], offset: number): number {
  return countBelow(places, offset + 1, (place) => place);
}
