import type { Parameter } from '../../model/assignment/prototype.ts';
import type { TextProblem } from '../yaml/text-problem.ts';
import { fieldTypes, findType, quoted, unknownType } from './type-words.ts';
import { withoutSemicolon } from './without-semicolon.ts';

export type ParsedField =
  | { readonly kind: 'field'; readonly field: Parameter }
  | { readonly kind: 'problem'; readonly problem: TextProblem };

/** Reads a private field as the class declares it: `char board[8][8]`. It becomes a parameter of every member. */
export function parseField(text: string): ParsedField {
  const offset = text.length - text.trimStart().length;
  const written = withoutSemicolon(text.trim());
  const found = partsOf(written);
  if (found === undefined || findType(written, fieldTypes) !== undefined) {
    const several = written.includes(',') ? { cure: 'write each field on a line of its own, after a dash' } : {};
    const expected = 'a type and a name such as int count or char table[8][8]';
    return { kind: 'problem', problem: { offset, found: quoted(written), expected, ...several } };
  }
  const { typeText, name, dimensions } = found;
  const spelling = typeText + dimensions.replaceAll(/\s/g, '');
  const type = findType(spelling, fieldTypes);
  if (type === undefined) return { kind: 'problem', problem: unknownType(spelling, offset, fieldTypes) };
  return { kind: 'field', field: { name, type, passing: 'reference' } };
}

/** `char board [8][8]`: the type, the last word before the brackets, and the brackets. */
function partsOf(written: string) {
  const bracket = written.indexOf('[');
  const head = (bracket === -1 ? written : written.slice(0, bracket)).trimEnd();
  const dimensions = bracket === -1 ? '' : written.slice(bracket);
  const name = head.split(/\s/).at(-1) ?? '';
  const typeText = head.slice(0, head.length - name.length).trimEnd();
  const isField =
    /^[A-Za-z_][\w\s:]*$/.test(typeText) && /^[A-Za-z_]\w*$/.test(name) && /^(?:\[[^\]]*\]\s*)*$/.test(dimensions);
  return isField ? { typeText, name, dimensions } : undefined;
}

/** The field as the class declares it. */
export function fieldText({ name, type }: Parameter): string {
  return type === 'char[8][8]' ? `char ${name}[8][8]` : `${type} ${name}`;
}
