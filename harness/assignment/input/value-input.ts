import { isMap, isSeq } from 'yaml';
import type { ValueInput } from '../../model/assignment/input.ts';
import { type ScalarType, maxStringBytes } from '../../model/assignment/value.ts';
import { readValue } from '../functions/values.ts';
import type { Report } from '../yaml/author-problem.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { type Path, nodeAt } from '../yaml/yaml-path.ts';
import { readAlternatives } from './alternatives.ts';
import { type At, below, complain, complainOfKey, writtenAt } from './at.ts';
import { argumentCharacters, fitsInteger, integerRange, isIntegerType, kindsOfTypes } from './argument-types.ts';
import { type Misplaced, type ValueKind, noWeight, readKind, valueKinds } from './kinds.ts';
import { isNearlyRange, isRange } from './ranges.ts';
import { withoutProblems } from './without-problems.ts';
import { readDigits, readGrid, readInteger, readText, readWord } from './values-by-kind.ts';

const notRepeated = 'no repetition, because an argument is one value';
const onlyTyped = 'something that is one value, because only sessions have several';
const noSession: Misplaced = {
  repeat: notRepeated,
  times: notRepeated,
  sequence: onlyTyped,
  line: onlyTyped,
  name: 'no name, because an argument is not repeated',
  decimal: 'no decimal, because no parameter can have a fraction',
};

const expectedOf: Readonly<Record<Exclude<ScalarType, 'int' | 'long long'>, string>> = {
  bool: 'true or false',
  char: 'one character',
  string: 'a text',
  'char[8][8]': 'lines of characters',
};

/** Random arguments for a parameter of this type; undefined after reporting all mistakes. */
export function readValueInput(file: YamlFile, path: Path, type: ScalarType, report: Report): ValueInput | undefined {
  return withoutProblems(report, (counted) => readArgument({ file, path, report: counted }, type, noWeight));
}

function readArgument(at: At, type: ScalarType, misplaced: Misplaced): ValueInput | undefined {
  const node = nodeAt(at.file, at.path);
  if (isMap(node)) return readMap(at, type, misplaced);
  const written = writtenAt(at);
  if (isSeq(node)) {
    const cure = 'for one of several values, write { one-of: [...] }';
    return complain(at, { found: `a list for ${type}`, expected: 'one value', cure });
  }
  if (written?.kind === 'plain-text' && (isRange(written.text) || isNearlyRange(written.text))) {
    if (isIntegerType(type)) return readInteger(at, integerRange(type), fitsInteger(type));
    return complain(at, {
      found: `the range ${written.text} for ${type}`,
      expected: expectedOf[type],
      cure: cureForRangeAs(type, written.text),
    });
  }
  if (type === 'char' && written?.kind === 'plain-text' && /^.\.\..$/u.test(written.text)) {
    return complain(at, {
      found: `the range ${written.text} for char`,
      expected: expectedOf.char,
      cure: cureForRangeAs(type, written.text),
    });
  }
  const value = readValue(at.file, at.path, { type, role: type }, at.report);
  return value === undefined ? undefined : { kind: 'fixed', text: String(value) };
}

function cureForRangeAs(type: ScalarType, text: string): string | undefined {
  if (type === 'bool') return 'write true, false or { one-of: [true, false] }';
  if (type === 'char') return `for a character, write { word: ${text} }`;
  return type === 'string' ? `for this text, write { text: '${text}' }` : undefined;
}

function readMap(at: At, type: ScalarType, misplaced: Misplaced): ValueInput | undefined {
  const besides = 'weight' in misplaced ? [] : ['weight'];
  const kind = readKind(at, valueKinds, besides, { ...misplaced, ...noSession });
  if (kind === undefined) return undefined;
  const fitting = kindsOfTypes[type];
  if (fitting.includes(kind)) return readOfKind(at, kind, type);
  return complainOfKey(below(at, kind), {
    found: `${kind} for ${type}`,
    expected: fitting.length === 1 ? `only ${fitting[0] ?? ''}` : `one of ${fitting.join(', ')}`,
  });
}

function readOfKind(at: At, kind: ValueKind, type: ScalarType): ValueInput | undefined {
  const given = below(at, kind);
  switch (kind) {
    case 'text':
      return readTextOf(given, type);
    case 'integer':
      return isIntegerType(type) ? readInteger(given, integerRange(type), fitsInteger(type)) : undefined;
    case 'word': {
      const length = type === 'char' ? { least: 1, most: 1 } : { least: 0, most: maxStringBytes };
      return readWord(at, argumentCharacters(type), length);
    }
    case 'digits':
      return readDigitsOf(at, type);
    case 'grid':
      return readGrid(at);
    case 'one-of':
      return readAlternatives(given, (alternative) => readArgument(alternative, type, {}));
    default:
      return kind satisfies never;
  }
}

function readTextOf(at: At, type: ScalarType): ValueInput | undefined {
  const read = readText(at, argumentCharacters(type), type === 'string');
  if (read !== undefined && read.text.length > maxStringBytes) {
    return complain(at, { found: `a text of ${read.text.length} characters`, expected: `at most ${maxStringBytes}` });
  }
  if (read === undefined || type !== 'char' || read.text.length === 1) return read;
  return complain(at, { found: `the text ${JSON.stringify(read.text)} for char`, expected: 'one character' });
}

function readDigitsOf(at: At, type: ScalarType): ValueInput | undefined {
  const digits = readDigits(at);
  if (digits !== undefined && digits.count > maxStringBytes) {
    return complain(below(at, 'digits'), { found: `${digits.count} digits`, expected: `at most ${maxStringBytes}` });
  }
  if (digits === undefined || !isIntegerType(type)) return digits;
  const most = BigInt(digits.characters.toSorted().at(-1)?.repeat(digits.count) ?? '0');
  if (fitsInteger(type)({ least: 0n, most })) return digits;
  return complain(below(at, 'digits'), {
    found: `${digits.count} digits, which can be ${most}`,
    expected: integerRange(type),
  });
}
