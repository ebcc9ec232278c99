import { cureForNumber } from '../yaml/number-spelling.ts';
import { type At, complain, foundAt, writtenAt } from './at.ts';

export interface Range {
  readonly least: bigint;
  readonly most: bigint;
}

const numberOrRange = /^(-?(?:0|[1-9]\d*)(?:\.\d+)?)(?:\.\.(-?(?:0|[1-9]\d*)(?:\.\d+)?))?$/;
const range = /^-?(?:0|[1-9]\d*)(?:\.\d+)?\.\.-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Whether a text that is not in quotes is a range, and not typed as it is. */
export function isRange(text: string): boolean {
  return range.test(text);
}

/** Two numbers, or one, and something between them that other notations use for ranges. */
const nearlyRange = /^([-+]?\d+(?:\.\d+)?)?\s*(?:\.{2,}|…|–|—|-|to|\.\s+\.)\s*([-+]?\d+(?:\.\d+)?)?$/i;

/** Whether a text looks like a range that its author has spelled in another way. Moves such as 1-2 do not. */
export function isNearlyRange(text: string): boolean {
  return !isRange(text) && /\d/.test(text) && /\.\s*\.|…/.test(text) && nearlyRange.test(text);
}

/** What to write for a text that was meant as a range. */
export function cureForRange(text: string): string | undefined {
  const [, from, to] = nearlyRange.exec(text) ?? [];
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined || to === undefined) return 'write both ends, such as 1..9';
  return `write ${inOrder(from.replace(/^\+/, ''), to.replace(/^\+/, ''))}`;
}

function inOrder(from: string, to: string): string {
  const [least, most] = Number(from) <= Number(to) ? [from, to] : [to, from];
  return `${least}..${most}`;
}

export interface WantedRange {
  /** Continues a sentence after "expected". */
  readonly expected: string;
  /** How many places after the point the numbers may have; the range is counted in units of the last one. */
  readonly places?: number;
  readonly fits?: (range: Range) => boolean;
  /** What to do about a fraction where a whole number is expected. */
  readonly cureForFraction?: string;
}

/** A range such as `1..9`, or one number, which is both ends; undefined after reporting why not. */
export function readRange(at: At, wanted: WantedRange): Range | undefined {
  const { expected, places = 0, fits = () => true, cureForFraction } = wanted;
  const written = writtenAt(at);
  const [, from, to = from] = numberOrRange.exec(written?.text ?? '') ?? [];
  if (written === undefined || from === undefined || to === undefined) {
    const text = written?.text ?? '';
    return complain(at, { found: foundAt(at), expected, cure: cureForRange(text) ?? cureForNumber(text) });
  }
  if (written.kind === 'quoted-text' && !isRange(written.text)) {
    return complain(at, { found: foundAt(at), expected, cure: `drop the quotes: ${written.text}` });
  }
  const tooLong = [from, to].find((end) => (end.split('.')[1] ?? '').length > places);
  if (tooLong !== undefined) {
    const atMost = places === 0 ? expected : `at most ${places} places`;
    return complain(at, { found: tooLong, expected: atMost, cure: cureForFraction });
  }
  const [least, most] = [inUnits(from, places), inUnits(to, places)];
  if (least > most) {
    const cure = `write ${to}..${from}`;
    return complain(at, {
      found: `the range ${from}..${to}`,
      expected: 'an end that is not below the beginning',
      cure,
    });
  }
  if (fits({ least, most })) return { least, most };
  return complain(at, { found: from === to ? from : `the range ${from}..${to}`, expected });
}

function inUnits(text: string, places: number): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}

/** A whole number within limits, such as a weight. */
export function readWhole(at: At, expected: string, least: bigint, most: bigint): number | undefined {
  const fits = (given: Range) => given.least >= least && given.most <= most && given.least === given.most;
  const read = readRange(at, { expected, fits });
  return read === undefined ? undefined : Number(read.least);
}

/** The same for a range of whole numbers. */
export function readCountRange(at: At, expected: string, least: bigint, most: bigint) {
  const read = readRange(at, { expected, fits: (given) => given.least >= least && given.most <= most });
  return read === undefined ? undefined : { least: Number(read.least), most: Number(read.most) };
}
