import { isMap, isSeq } from 'yaml';
import type { SessionInput } from '../../model/assignment/input.ts';
import type { Report } from '../yaml/author-problem.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { type Path, lengthAt, nodeAt } from '../yaml/yaml-path.ts';
import { type At, below, complain, complainOfKey, foundAt, isGiven, writtenAt } from './at.ts';
import { readAlternatives } from './alternatives.ts';
import { sessionCharacters } from './characters.ts';
import { type NamedIntegers, maxValues, namesBelow, readCount, readName, valuesTyped } from './counts.ts';
import { type SessionKind, noWeight, readKind, repeatKeys, sessionKinds } from './kinds.ts';
import { readTyped } from './typed-value.ts';
import { maxLength, readDecimal, readDigits, readInteger, readText, readWord } from './values-by-kind.ts';
import { withoutProblems } from './without-problems.ts';

/** What the parts around a part decide. */
interface Scope {
  /** The integers that have a name, and are typed before. */
  readonly names: NamedIntegers;
  readonly namesInAll: readonly string[];
  /** Why an integer cannot have a name here; continues a sentence after "inside". */
  readonly inside?: string;
  readonly inLine?: true;
}

/** What is typed in a random session; undefined after reporting all mistakes in it. */
export function readSessionInput(file: YamlFile, path: Path, report: Report): SessionInput | undefined {
  return withoutProblems(report, (counted) => readAll({ file, path, report: counted }));
}

function readAll(at: At): SessionInput | undefined {
  const names: NamedIntegers = new Map();
  const input = readPart(at, { names, namesInAll: namesBelow(at) });
  if (input === undefined) return undefined;
  const { most } = valuesTyped(input, names);
  if (most <= maxValues) return input;
  return complain(at, {
    found: `more than ${maxValues} values that are typed`,
    expected: `at most ${maxValues} in one session`,
    cure: 'lower the counts of the repetitions',
  });
}

function readPart(at: At, scope: Scope, isAlternative = false): SessionInput | undefined {
  const node = nodeAt(at.file, at.path);
  if (isSeq(node)) return readParts(at, 'sequence', scope);
  return isMap(node) ? readMap(at, scope, isAlternative) : readTyped(at, scope.inLine !== true);
}

function readMap(at: At, scope: Scope, isAlternative: boolean): SessionInput | undefined {
  const besides = [...repeatKeys, ...(isAlternative ? ['weight'] : [])];
  const kind = readKind(at, sessionKinds, besides, {
    ...(isAlternative ? {} : noWeight),
    ...(isGiven(below(at, 'integer')) ? {} : { name: 'a name only for an integer' }),
  });
  const nameAt = below(at, 'name');
  if (kind !== 'integer' && isGiven(nameAt)) scope.names.set(writtenAt(nameAt)?.text ?? '', undefined);
  const countKey = repeatKeys.find((key) => isGiven(below(at, key)));
  const count = countKey === undefined ? undefined : readCountAt(at, countKey, scope);
  if (kind === undefined) return undefined;
  const part = readOfKind(at, kind, countKey === undefined ? scope : { ...scope, inside: 'a repetition' });
  if (countKey === undefined || part === undefined) return part;
  return count === undefined ? undefined : { kind: 'repeated', count, part };
}

function readCountAt(at: At, key: (typeof repeatKeys)[number], { names, namesInAll }: Scope) {
  const [first, second] = repeatKeys;
  if (isGiven(below(at, first)) && isGiven(below(at, second))) {
    complainOfKey(below(at, second), {
      found: `both ${first} and ${second}`,
      expected: 'only one of the two, because they mean the same',
      cure: 'for a repetition of a repetition, write { repeat: 3, sequence: [{ repeat: 2, ... }] }',
    });
  }
  return readCount(below(at, key), names, namesInAll);
}

function readOfKind(at: At, kind: SessionKind, scope: Scope): SessionInput | undefined {
  const given = below(at, kind);
  // Between the spaces of a line, an empty text is invisible.
  const { inLine } = scope;
  switch (kind) {
    case 'text':
      return readText(given, sessionCharacters, inLine !== true);
    case 'integer':
      return readNamedInteger(at, scope);
    case 'decimal':
      return readDecimal(at);
    case 'word':
      return readWord(at, sessionCharacters, { least: inLine === true ? 1 : 0, most: maxLength });
    case 'digits':
      return readDigits(at);
    case 'one-of':
      return readAlternatives(given, (alternative) => readPart(alternative, { ...scope, inside: 'one-of' }, true));
    case 'sequence':
      return readParts(given, 'sequence', scope);
    case 'line':
      return readLine(given, scope);
    default:
      return kind satisfies never;
  }
}

function readNamedInteger(at: At, { names, inside }: Scope): SessionInput | undefined {
  const read = readInteger(below(at, 'integer'));
  const nameAt = below(at, 'name');
  if (!isGiven(nameAt)) return read;
  const name = readName(nameAt, names, inside);
  if (name === undefined) return undefined;
  const integer = read === undefined ? undefined : { ...read, name };
  names.set(name, integer);
  return integer;
}

function readParts(at: At, kind: 'sequence' | 'line', scope: Scope): SessionInput | undefined {
  const count = lengthAt(at.file, at.path);
  if (count === 0) return complain(at, { found: foundAt(at), expected: 'a list of at least one part' });
  const parts = Array.from({ length: count }, (_, index) => readPart(below(at, index), scope));
  const read = parts.flatMap((part) => part ?? []);
  return read.length < count ? undefined : { kind, parts: read };
}

function readLine(at: At, scope: Scope): SessionInput | undefined {
  if (scope.inLine === true) {
    complain(at, { found: 'a line in a line', expected: 'one line', cure: 'write its parts into the outer line' });
  }
  const line = readParts(at, 'line', { ...scope, inLine: true });
  if (line === undefined || valuesTyped(line, scope.names).least > 0) return line;
  return complain(at, {
    found: 'a line that can be empty',
    expected: 'at least one value in every line',
    cure: 'let a repetition in it begin with 1',
  });
}
