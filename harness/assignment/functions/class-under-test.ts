import type { ClassPlan } from '../../model/assignment/assignment.ts';
import type { Parameter } from '../../model/assignment/prototype.ts';
import { didYouMean } from '../yaml/author-problem.ts';
import type { Report } from '../yaml/author-problem.ts';
import { parseField } from './field.ts';
import { isMisspelt, partAt } from '../yaml/read-shape.ts';
import { assignmentShape, classShape } from '../shape.ts';
import { inFile } from '../yaml/text-problem.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { lengthAt, nodeAt, placeAt, valueAt } from '../yaml/yaml-path.ts';

/** The class whose members are graded, as far as it could be read. */
export interface ClassUnderTest {
  readonly plan: ClassPlan | undefined;
  /** Undefined if it is unknown; then constructors cannot be recognised either. */
  readonly name: string | undefined;
  readonly state: PrivateState;
}

export type PrivateState =
  /** There is no class. */
  | { readonly kind: 'none' }
  /** There may be a class; messages about its values would be guesses. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly fields: readonly Parameter[] };

export const unknownClass: ClassUnderTest = { plan: undefined, name: undefined, state: { kind: 'unknown' } };

export function readClass(file: YamlFile, report: Report): ClassUnderTest {
  if (nodeAt(file, ['class']) === undefined) {
    const misspelt = isMisspelt(file, [], 'class', Object.keys(assignmentShape.shape));
    return misspelt ? unknownClass : { ...unknownClass, state: { kind: 'none' } };
  }
  checkFile(file, 'header', 'provided', 'the provided files', report);
  checkFile(file, 'file', 'files', 'the files to hand in', report);
  const name = readName(file, report);
  const fields = readFields(file, report);
  const rest = partAt(file, classShape, ['class']);
  return {
    plan: rest === undefined ? undefined : { name: rest.name, header: rest.header, file: rest.file },
    name,
    state: fields === undefined ? { kind: 'unknown' } : { kind: 'known', fields },
  };
}

function readName(file: YamlFile, report: Report): string | undefined {
  const path = ['class', 'name'];
  const name = partAt(file, classShape.shape.name, path);
  if (name === undefined || /^[A-Za-z_]\w*$/.test(name)) return name;
  const expected = 'a name in C++ such as LinesOfAction';
  report({ file: file.name, place: placeAt(file, path), found: `the class ${JSON.stringify(name)}`, expected });
  return undefined;
}

function checkFile(
  file: YamlFile,
  key: 'header' | 'file',
  list: 'provided' | 'files',
  what: string,
  report: Report,
): void {
  const path = ['class', key];
  const name = partAt(file, classShape.shape[key], path);
  const known = partAt(file, assignmentShape.shape[list], [list]) ?? [];
  const unknown = nodeAt(file, [list]) !== undefined && known.length === 0;
  if (name === undefined || unknown || known.includes(name)) return;
  report({
    file: file.name,
    place: placeAt(file, path),
    found: `the ${key} ${name}`,
    expected: `one of ${what}${known.length === 0 ? ', but none are listed' : `: ${known.join(', ')}`}`,
    ...didYouMean(name, known),
  });
}

/** Undefined if one of the fields cannot be read. */
function readFields(file: YamlFile, report: Report): Parameter[] | undefined {
  const count = lengthAt(file, ['class', 'state']);
  const fields: Parameter[] = [];
  let complete = count > 0;
  for (let index = 0; index < count; index++) {
    const path = ['class', 'state', index];
    const node = nodeAt(file, path);
    const text = valueAt(file, path);
    const parsed = typeof text === 'string' && text.trim() !== '' ? parseField(text) : undefined;
    if (node === undefined || parsed === undefined) {
      complete = false;
    } else if (parsed.kind === 'problem') {
      complete = false;
      report(inFile(file, node, parsed.problem));
    } else if (fields.some((earlier) => earlier.name === parsed.field.name)) {
      complete = false;
      const found = `the field ${parsed.field.name} a second time`;
      report({ file: file.name, place: placeAt(file, path), found, expected: 'every field once' });
    } else {
      fields.push(parsed.field);
    }
  }
  return complete ? fields : undefined;
}
