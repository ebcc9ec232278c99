import type { Definition } from '../../model/submission/source-outline.ts';
import type { Token } from '../source/token.ts';
import { behindBracket, outerIndex } from './brackets.ts';
import { functionOf, parametersAt } from './function-head.ts';

export interface TokenOutline {
  hasMain: boolean;
  readonly defines: Definition[];
  readonly mentions: Set<string>;
}

/** Windows has its own names for `main`. */
const mains = new Set(['main', 'wmain', '_tmain', 'WinMain']);

/** What is before a body is scanned again for each bracket in it. In an honest program, it is never this long. */
const longestHead = 500;

/**
 * What a stretch of code defines and uses. A parser would know more; this knows what a linker asks for, and continues
 * after a mistake in the program.
 */
export function outlineTokens(tokens: readonly Token[], outline: TokenOutline): void {
  const scopes: (string | undefined)[] = [];
  let head: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.text === ';') {
      readDeclaration(head, scopes, outline);
      head = [];
    } else if (token.text === '}') {
      scopes.pop();
      head = [];
    } else if (token.text !== '{') {
      if (head.length < longestHead) head.push(token);
    } else if (opensScope(head)) {
      scopes.push(scopeName(head));
      head = [];
    } else {
      const end = behindBracket(tokens, at);
      const body = tokens.slice(at, end);
      mentionAll(isClass(head) ? withoutPrototypes(body) : body, outline);
      if (isFunction(head)) {
        readFunction(head, scopes, outline);
        head = [];
      } else if (isClass(head)) {
        // What follows the body is a variable.
        head = head.filter(({ text }) => text === 'static' || text === 'const' || text === 'typedef');
      }
      at = end - 1;
    }
  }
}

/**
 * Whether a `main` is inside another function because a brace before it is missing. Such a file does not compile, but
 * it is the program nevertheless.
 */
export function hasMainInDisorder(tokens: readonly Token[]): boolean {
  const count = (text: string) => tokens.filter((token) => token.text === text).length;
  return (
    count('{') !== count('}') &&
    tokens.some(
      ({ text, startsLine }, at) =>
        startsLine &&
        (text === 'int' || text === 'void') &&
        tokens[at + 1]?.text === 'main' &&
        tokens[at + 2]?.text === '(',
    )
  );
}

function opensScope(head: readonly Token[]): boolean {
  const [first, second] = head;
  if (first?.text === 'namespace' || (first?.text === 'inline' && second?.text === 'namespace')) return true;
  return head.length === 2 && first?.text === 'extern' && second?.kind === 'literal';
}

/** Undefined for a namespace without a name: no other source can call its functions. */
function scopeName(head: readonly Token[]): string | undefined {
  return head[0]?.text === 'extern'
    ? ''
    : head.findLast(({ text, kind }) => kind === 'word' && text !== 'namespace')?.text;
}

function isClass(head: readonly Token[]): boolean {
  const parameters = outerIndex(head, ['(', '=']);
  return parameters === -1 && head.some(({ text }) => ['class', 'struct', 'union', 'enum'].includes(text));
}

const afterParameters = new Set([')', '}', 'const', 'noexcept', 'override', 'final', 'try', '&', '&&']);

/** Whether a body follows: `int f() {`, and not `int a[] {` or the `{` of `Board() : size{8} {`. */
function isFunction(head: readonly Token[]): boolean {
  const open = parametersAt(head);
  if (open === -1 || outerIndex(head.slice(0, open), ['=']) !== -1) return false;
  const behind = behindBracket(head, open);
  const last = head.at(-1)?.text ?? '';
  // In the list of a constructor, the brackets of a field follow its name, and those of the body follow brackets.
  if (head[behind]?.text === ':') return last === ')' || last === '}';
  return afterParameters.has(last) || outerIndex(head, ['->'], behind) !== -1;
}

function readFunction(head: readonly Token[], scopes: readonly (string | undefined)[], outline: TokenOutline): void {
  mentionAll(head.slice(parametersAt(head)), outline);
  const namespaces = scopes.filter((name) => name !== undefined && name !== '');
  const found = functionOf(head, namespaces.map(String));
  if (found === undefined) return;
  if (found.words.length === 1 && mains.has(found.words[0] ?? '')) outline.hasMain = true;
  else if (isSeen(head, scopes)) outline.defines.push(found);
}

/** Whether other sources can use it. */
function isSeen(head: readonly Token[], scopes: readonly (string | undefined)[]): boolean {
  if (scopes.includes(undefined)) return false;
  return !head.some(({ text }) => ['static', 'inline', 'template', 'constexpr'].includes(text));
}

const notVariables = new Set([
  'using',
  'typedef',
  'extern',
  'friend',
  'static_assert',
  'template',
  'class',
  'struct',
  'enum',
]);

/** Reads what ends with a semicolon: a prototype, which is ignored, or a variable. */
function readDeclaration(head: readonly Token[], scopes: readonly (string | undefined)[], outline: TokenOutline): void {
  if (head.length === 0 || isPrototype(head)) return;
  mentionAll(head, outline);
  if (notVariables.has(head[0]?.text ?? '') || !isSeen(head, scopes)) return;
  if (head.some(({ text }) => text === 'const')) return;
  const end = outerIndex(head, ['=', '[', '(', '{']);
  const name = (end === -1 ? head : head.slice(0, end)).at(-1);
  if (name?.kind !== 'word') return;
  outline.defines.push({
    key: [...scopes.filter(Boolean), name.text].join('::'),
    words: [name.text],
    isOperator: false,
  });
}

function isPrototype(head: readonly Token[]): boolean {
  const open = parametersAt(head);
  if (open === -1 || outerIndex(head.slice(0, open), ['=']) !== -1) return false;
  const first = head[open + 1];
  return first?.kind !== 'number' && first?.kind !== 'literal';
}

/** Declaring a member in a class does not use it. */
function withoutPrototypes(body: readonly Token[]): Token[] {
  const kept: Token[] = [];
  let statement: Token[] = [];
  for (let at = 1; at < body.length; at += 1) {
    const token = body[at];
    if (token === undefined) break;
    if (token.text === '{') {
      const end = behindBracket(body, at);
      for (const inner of body.slice(at, end)) statement.push(inner);
      at = end - 1;
    } else if (token.text === ';' || token.text === ':') {
      const isOnlyDeclared = isPrototype(statement) && statement.every(({ text }) => text !== '{');
      if (!isOnlyDeclared) for (const one of statement) kept.push(one);
      statement = [];
    } else statement.push(token);
  }
  for (const one of statement) kept.push(one);
  return kept;
}

function mentionAll(tokens: readonly Token[], { mentions }: TokenOutline): void {
  for (const { kind, text } of tokens) if (kind === 'word') mentions.add(text);
}
