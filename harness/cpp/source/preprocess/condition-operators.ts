import { type ConditionNumber, signed, wrapped } from './condition-number.ts';

/** How tightly binary operators bind. Between a `?` and its `:` there may be anything. */
export const priorities: ReadonlyMap<string, number> = new Map([
  [',', 1],
  ['?', 2],
  ['||', 3],
  ['or', 3],
  ['&&', 4],
  ['and', 4],
  ['|', 5],
  ['bitor', 5],
  ['^', 6],
  ['xor', 6],
  ['&', 7],
  ['bitand', 7],
  ['==', 8],
  ['!=', 8],
  ['not_eq', 8],
  ['<', 9],
  ['>', 9],
  ['<=', 9],
  ['>=', 9],
  ['<<', 10],
  ['>>', 10],
  ['+', 11],
  ['-', 11],
  ['*', 12],
  ['/', 12],
  ['%', 12],
]);

export const prefixes: ReadonlySet<string> = new Set(['!', '~', '+', '-', 'not', 'compl']);

export function appliedPrefix(operator: string, { value, unsigned }: ConditionNumber): ConditionNumber {
  if (operator === '!' || operator === 'not') return value === undefined ? { unsigned: false } : signed(value === 0n);
  if (value === undefined || operator === '+') return value === undefined ? { unsigned } : { value, unsigned };
  return wrapped(operator === '-' ? -value : ~value, unsigned);
}

export function chosen(condition: ConditionNumber, left: ConditionNumber, right: ConditionNumber): ConditionNumber {
  const unsigned = left.unsigned || right.unsigned;
  if (condition.value === undefined) return { unsigned };
  const { value } = condition.value === 0n ? right : left;
  return value === undefined ? { unsigned } : wrapped(value, unsigned);
}

/** The result has no value if a part that matters is unknown, or after a division by zero. */
export function applied(operator: string, left: ConditionNumber, right: ConditionNumber): ConditionNumber {
  const [a, b] = [left.value, right.value];
  switch (operator) {
    // One side may decide alone.
    case '||':
    case 'or':
      if (isTrue(a) || isTrue(b)) return signed(true);
      return a === undefined || b === undefined ? { unsigned: false } : signed(false);
    case '&&':
    case 'and':
      if (a === 0n || b === 0n) return signed(false);
      return a === undefined || b === undefined ? { unsigned: false } : signed(true);
    case ',':
      return right;
    case '<<':
      return shifted(left, right, 1n);
    case '>>':
      return shifted(left, right, -1n);
    default:
      return arithmetic(operator, left, right);
  }
}

function isTrue(value: bigint | undefined): boolean {
  return value !== undefined && value !== 0n;
}

/** Only the left side decides about the sign, and a negative distance goes the other way. */
function shifted(
  { value, unsigned }: ConditionNumber,
  { value: count, unsigned: isCountUnsigned }: ConditionNumber,
  direction: bigint,
): ConditionNumber {
  if (value === undefined || count === undefined) return { unsigned };
  const distance = direction * (isCountUnsigned ? BigInt.asUintN(64, count) : count);
  const most = 64n;
  if (distance >= most) return { value: 0n, unsigned };
  if (distance >= 0n) return wrapped(value << distance, unsigned);
  return wrapped(value >> (-distance > most ? most : -distance), unsigned);
}

function arithmetic(operator: string, left: ConditionNumber, right: ConditionNumber): ConditionNumber {
  const unsigned = left.unsigned || right.unsigned;
  const isComparison = priorities.get(operator) === 8 || priorities.get(operator) === 9;
  if (left.value === undefined || right.value === undefined) return { unsigned: unsigned && !isComparison };
  // If one side is unsigned, the other one becomes unsigned, too.
  const a = wrapped(left.value, unsigned).value ?? 0n;
  const b = wrapped(right.value, unsigned).value ?? 0n;
  switch (operator) {
    case '==':
      return signed(a === b);
    case '!=':
    case 'not_eq':
      return signed(a !== b);
    case '<':
      return signed(a < b);
    case '>':
      return signed(a > b);
    case '<=':
      return signed(a <= b);
    case '>=':
      return signed(a >= b);
    case '+':
      return wrapped(a + b, unsigned);
    case '-':
      return wrapped(a - b, unsigned);
    case '*':
      return wrapped(a * b, unsigned);
    case '/':
      return b === 0n ? { unsigned } : wrapped(a / b, unsigned);
    case '%':
      return b === 0n ? { unsigned } : wrapped(a % b, unsigned);
    case '|':
    case 'bitor':
      return wrapped(a | b, unsigned);
    case '^':
    case 'xor':
      return wrapped(a ^ b, unsigned);
    case '&':
    case 'bitand':
      return wrapped(a & b, unsigned);
    default:
      return { unsigned };
  }
}
