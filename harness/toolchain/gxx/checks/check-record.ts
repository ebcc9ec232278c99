import type { Diagnosis } from '../../../model/result/diagnosis.ts';
import { plainTypes } from '../symbols/plain-types.ts';

/** A number that was computed from the pattern may differ from it by so much: `row + 1`, `i * 8 + j`. */
const nearness = 4096n;
/** A variable without a value: every byte is 0xFE. */
const patterns = [0xfefefefen, -0x01010102n, 0xfefefefefefefefen, -0x0101010101010102n];

const separator = '\u001f';
const beginning = `\n${separator}verbatim-check${separator}`;

/** The fault that runtime/checks/checks.cpp recorded at the end of standard error, if it was called. */
export function readCheckRecord(errorTail: string): Diagnosis | undefined {
  const at = errorTail.lastIndexOf(beginning);
  if (at < 0) return undefined;
  const parts = errorTail.slice(at + beginning.length).split(separator);
  const [check = '', file = '', line = '', column = '', typeName = '', first = '', second = '', end] = parts;
  if (end !== '\n') return undefined;
  const place = { file: utf8(file), line: Number(line), column: Number(column) };
  if (!isPosition(place.line) || !isPosition(place.column)) return undefined;
  if (isUninitialised(first) || isUninitialised(second)) return { kind: 'uninitialised', at: place };
  return faultOf(check, place, readable(typeName), first, second);
}

type Place = Pick<Extract<Diagnosis, { readonly kind: 'null-pointer' }>, 'file' | 'line' | 'column'>;

function faultOf(check: string, place: Place, type: string, first: string, second: string): Diagnosis | undefined {
  switch (check) {
    case 'index':
      return { kind: 'index-out-of-bounds', ...place, index: first, array: type };
    case '/':
      if (second === '0') return { kind: 'division-by-zero', ...place };
      return { kind: 'overflow', ...place, left: first, operator: check, right: second, type };
    case '+':
    case '-':
    case '*':
      return { kind: 'overflow', ...place, left: first, operator: check, right: second, type };
    case 'shift':
      return { kind: 'shift-out-of-range', ...place, left: first, right: second, type };
    case 'no-return':
      return { kind: 'no-return', ...place };
    case 'null':
      return { kind: 'null-pointer', ...place, type };
    case 'array-size':
      return { kind: 'array-size', ...place, size: first };
    case 'value':
      // A bool that holds the pattern: no other type that is checked has this size.
      return first === '254'
        ? { kind: 'uninitialised', at: place }
        : { kind: 'impossible-value', ...place, value: first, type };
    default:
      return undefined;
  }
}

function isPosition(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 0;
}

function isUninitialised(number: string): boolean {
  if (!/^-?\d+$/.test(number)) return false;
  const value = BigInt(number);
  return patterns.some((pattern) => value - pattern <= nearness && pattern - value <= nearness);
}

/** `'long long int'` with its quotes becomes `long long`. */
function readable(typeName: string): string {
  return plainTypes(utf8(typeName).replace(/^'(.*)'$/, '$1'));
}

function utf8(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString();
}
