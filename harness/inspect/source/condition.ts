import type { Macros } from './macro.ts';
import type { Token } from './token.ts';

/** What g++ defines by itself, as far as students ask for it. Whatever else nobody defined is 0. */
const builtIn: ReadonlyMap<string, number> = new Map([
  ['__cplusplus', 201_703],
  ['__GNUC__', 12],
  ['__linux__', 1],
  ['__unix__', 1],
  ['true', 1],
]);

type Value = number | undefined;

/** Operators by how tightly they bind, the loosest first. */
const levels: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '>', '<=', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

/** The value of the condition of an `#if`; undefined where it is written in a way that we do not read. */
export function conditionValue(tokens: readonly Token[], macros: Macros): number | undefined {
  let at = 0;
  const peek = () => tokens[at]?.text;
  const take = () => tokens[at++]?.text;

  function binary(level: number): Value {
    const operators = levels[level];
    if (operators === undefined) return unary();
    let left = binary(level + 1);
    for (let operator = peek(); operator !== undefined && operators.includes(operator); operator = peek()) {
      take();
      left = applied(operator, left, binary(level + 1));
    }
    return left;
  }

  function unary(): Value {
    const token = tokens[at];
    const text = take();
    if (text === '!') return negated(unary());
    if (text === '(') {
      const inside = binary(0);
      return take() === ')' ? inside : undefined;
    }
    if (text === 'defined') return definedness();
    if (token?.kind === 'number') return numberOf(token.text);
    if (token?.kind !== 'word') return undefined;
    // The name of a macro with brackets, or __has_include: not read.
    if (peek() === '(') return passedOver();
    return nameValue(token.text, macros);
  }

  function definedness(): Value {
    const bracket = peek() === '(';
    if (bracket) take();
    const name = take();
    if (name === undefined || (bracket && take() !== ')')) return undefined;
    return isDefined(name, macros) ? 1 : 0;
  }

  function passedOver(): undefined {
    let depth = 0;
    do {
      const text = take();
      if (text === '(') depth += 1;
      if (text === ')') depth -= 1;
    } while (depth > 0 && at < tokens.length);
  }

  const value = binary(0);
  return at === tokens.length ? value : undefined;
}

export function isDefined(name: string, macros: Macros): boolean {
  return macros.has(name) || (builtIn.has(name) && name !== 'true');
}

function nameValue(name: string, macros: Macros): Value {
  const macro = macros.get(name);
  if (macro === undefined) return builtIn.get(name) ?? 0;
  const [only, ...more] = macro.body;
  return only?.kind === 'number' && more.length === 0 ? numberOf(only.text) : undefined;
}

/** `1`, `0x10`, `201103L`. */
function numberOf(text: string): Value {
  let digits = text.replaceAll("'", '');
  while (digits !== '' && 'uUlL'.includes(digits.charAt(digits.length - 1))) digits = digits.slice(0, -1);
  const value = Number(digits);
  return digits === '' || !Number.isInteger(value) ? undefined : value;
}

function negated(value: Value): Value {
  return value === undefined ? undefined : Number(value === 0);
}

function applied(operator: string, left: Value, right: Value): Value {
  // One side may decide alone.
  if (operator === '||' && (left || right)) return 1;
  if (operator === '&&' && (left === 0 || right === 0)) return 0;
  if (left === undefined || right === undefined) return undefined;
  switch (operator) {
    case '||':
      return 0;
    case '&&':
      return 1;
    case '==':
      return Number(left === right);
    case '!=':
      return Number(left !== right);
    case '<':
      return Number(left < right);
    case '>':
      return Number(left > right);
    case '<=':
      return Number(left <= right);
    case '>=':
      return Number(left >= right);
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return right === 0 ? undefined : Math.trunc(left / right);
    case '%':
      return right === 0 ? undefined : left % right;
    default:
      return undefined;
  }
}
