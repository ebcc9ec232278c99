import type { Definition } from '../../model/submission/source-outline.ts';
import type { Token } from '../source/token.ts';
import { behindBracket, outerIndex } from './brackets.ts';

/** The brackets after these words do not hold parameters. */
const notNames = new Set(['__attribute__', '__declspec', 'alignas', 'decltype', 'noexcept', 'explicit', 'throw']);

/** Where the parameters of a function begin in what is before its body; -1 if that is not a function. */
export function parametersAt(head: readonly Token[]): number {
  const operator = head.findIndex(({ text }) => text === 'operator');
  for (let from = 0; ;) {
    const open = outerIndex(head, ['('], from);
    if (open === -1) return -1;
    // `operator()(int)`
    const isCallOperator = operator !== -1 && open === operator + 1;
    const before = head[open - 1];
    if (!isCallOperator && before !== undefined && !notNames.has(before.text)) return open;
    from = behindBracket(head, open);
  }
}

/** The function that this head belongs to; undefined if it has no name. */
export function functionOf(head: readonly Token[], namespaces: readonly string[]): Definition | undefined {
  const open = parametersAt(head);
  if (open === -1) return undefined;
  const operator = head.slice(0, open).findIndex(({ text }) => text === 'operator');
  const isOperator = operator !== -1;
  const nameAt = isOperator ? operator : open - 1;
  const name = isOperator
    ? head
        .slice(operator, open)
        .map(({ text }) => text)
        .join('')
    : `${head[nameAt - 1]?.text === '~' ? '~' : ''}${head[nameAt]?.text ?? ''}`;
  if (!isOperator && head[nameAt]?.kind !== 'word') return undefined;
  const path = [...namespaces, ...ownersBefore(head, nameAt), name];
  return { key: `${path.join('::')}(${parameterTypes(head, open)})`, words: path.slice(-2), isOperator };
}

/** `Game::Board` of `void Game::Board::draw`, and of `Game::Board::~Board`. */
function ownersBefore(head: readonly Token[], nameAt: number): string[] {
  const owners: string[] = [];
  let at = head[nameAt - 1]?.text === '~' ? nameAt - 2 : nameAt - 1;
  while (head[at]?.text === '::' && head[at - 1]?.kind === 'word') {
    owners.unshift(head[at - 1]?.text ?? '');
    at -= 2;
  }
  return owners;
}

const typeWords = new Set('int long short char bool double float unsigned signed void auto'.split(' '));

/** Without the names of the parameters and their default values. */
function parameterTypes(head: readonly Token[], open: number): string {
  const inside = head.slice(open + 1, behindBracket(head, open) - 1);
  const types: string[] = [];
  for (let from = 0; from < inside.length;) {
    const comma = outerIndex(inside, [','], from);
    const end = comma === -1 ? inside.length : comma;
    types.push(typeOfParameter(inside.slice(from, end)));
    from = end + 1;
  }
  return types.join(', ');
}

function typeOfParameter(parameter: readonly Token[]): string {
  const value = outerIndex(parameter, ['=']);
  const declared = value === -1 ? parameter : parameter.slice(0, value);
  const bounds = outerIndex(declared, ['[']);
  const named = bounds === -1 ? declared : declared.slice(0, bounds);
  const last = named.at(-1);
  const hasName = named.length > 1 && last?.kind === 'word' && !typeWords.has(last.text);
  const type = (hasName ? named.slice(0, -1) : named).map(({ text }) => text).join(' ');
  return bounds === -1 ? type : `${type}[]`;
}
