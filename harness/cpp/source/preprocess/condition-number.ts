/** A value of the preprocessor: 64 bits, with or without a sign. `value` is absent if it is unknown. */
export interface ConditionNumber {
  readonly value?: bigint;
  readonly unsigned: boolean;
}

export const unknownNumber: ConditionNumber = { unsigned: false };

export function signed(value: bigint | boolean): ConditionNumber {
  return { value: BigInt(value), unsigned: false };
}

const bits = 64;

export function wrapped(value: bigint, unsigned: boolean): ConditionNumber {
  return { value: unsigned ? BigInt.asUintN(bits, value) : BigInt.asIntN(bits, value), unsigned };
}

const maxDigits = 80;

/** `1`, `0x10`, `0b1'0`, `201103L`, `7u`; undefined for what is not a whole number. */
export function numberOf(text: string): ConditionNumber | undefined {
  const digits = text.replaceAll("'", '').toLowerCase();
  if (digits.length > maxDigits) return undefined;
  const parts = /^(0x[\da-f]+|0b[01]+|0[0-7]*|[1-9]\d*)([ulz]*)$/.exec(digits);
  const [, number = '', suffix = ''] = parts ?? [];
  if (parts === null || !suffixes.has(suffix)) return undefined;
  const isOctal = /^0\d/.test(number);
  const value = BigInt(isOctal ? `0o${number.slice(1)}` : number);
  if (value >= 1n << BigInt(bits)) return undefined;
  // The compiler treats a number that is too large for a signed type as unsigned.
  return { value, unsigned: suffix.includes('u') || value >= 1n << BigInt(bits - 1) };
}

const suffixes: ReadonlySet<string> = new Set(
  ['', 'l', 'll', 'z'].flatMap((length) => [length, `u${length}`, `${length}u`]),
);
