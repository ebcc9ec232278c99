import { InvalidArgumentError } from 'commander';

/** Parses a whole number of at least `least`; the error message quotes what was found. */
export function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value) || value < least) {
      throw new InvalidArgumentError(`Expected a whole number of at least ${least}, got "${text}".`);
    }
    return value;
  };
}

/** Parses a whole number from 1 to 100. */
export function percent(text: string): number {
  const value = wholeNumber(1)(text);
  if (value > 100) throw new InvalidArgumentError(`Expected a percentage from 1 to 100, got "${text}".`);
  return value;
}
