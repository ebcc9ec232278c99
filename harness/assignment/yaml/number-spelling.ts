/** The only spelling of an integer that means the same number in YAML, in C++ and to every reader. */
export function isPlainInteger(source: string): boolean {
  return /^(0|-?[1-9][0-9]*)$/.test(source);
}

/** The same for numbers that may have a fraction: 0.5, 12, 12.25. */
export function isPlainNumber(source: string): boolean {
  return /^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/.test(source);
}

/** What to write instead of a spelling that was meant as a number. */
export function cureForNumber(source: string): string | undefined {
  const signed = /^([-+]?)(.*)$/.exec(source);
  const sign = signed?.[1] === '-' ? '-' : '';
  const digits = signed?.[2] ?? '';
  if (/^0[0-9]+$/.test(digits)) return `drop the leading zeros: ${instead(sign, digits)}`;
  if (/^(0x[0-9a-f]+|0o[0-7]+)$/i.test(digits)) return `write it in decimal: ${instead(sign, digits)}`;
  if (/^[0-9]+$/.test(digits) && signed?.[1] === '+') return `drop the plus sign: ${digits}`;
  if (digits === '0' && sign === '-') return 'drop the minus sign: 0';
  if (/^[0-9]+\.0*$/.test(digits)) return `drop the point: ${instead(sign, digits.replace(/\.0*$/, ''))}`;
  if (/^[0-9]+(\.[0-9]*)?e[-+]?[0-9]+$/i.test(digits)) return 'write out all its digits';
  if (/^[0-9]+(u|l|ul|ll|ull)$/i.test(digits)) return `drop the letters: ${digits.replaceAll(/[ul]/gi, '')}`;
  if (/^[0-9]+([_,' ][0-9]+)+$/.test(digits))
    return `write the digits alone: ${sign}${digits.replaceAll(/[_,' ]/g, '')}`;
  return undefined;
}

function instead(sign: string, digits: string): string {
  const value = BigInt(digits);
  return value === 0n ? '0' : `${sign}${value}`;
}
