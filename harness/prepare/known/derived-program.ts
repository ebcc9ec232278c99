import { z } from 'zod';
import { didYouMean } from '../../assignment/yaml/author-problem.ts';
import type { SourceFile } from '../../model/submission/submission.ts';
import { type EditMistake, applyEdit, edit } from './program-edit.ts';

/** How a program is derived from a right one, so that its file shows only the differences. */
export const derivation = z.strictObject({
  /** A folder of `reference/<id>/`: the solution, or another right program. */
  base: z.string().regex(/^(?:solution|right\/[\w-]+)$/, 'expected solution, or right/ and the name of a folder'),
  /** They are applied in this order. */
  edits: z.array(edit).default([]),
  /** From the name in the base to the name that was handed in; null: not handed in. */
  names: z.record(z.string(), z.string().nullable()).default({}),
});
export type Derivation = z.infer<typeof derivation>;

/** A mistake and its place in the derivation. */
export interface DerivationMistake extends EditMistake {
  readonly path: readonly (string | number)[];
}

export interface Derived {
  readonly files: readonly SourceFile[];
  /** If there are any, the files are not the ones that the author meant. */
  readonly mistakes: readonly DerivationMistake[];
}

/** Files of the program's own come after those of the base. */
export function deriveProgram(
  base: readonly SourceFile[],
  { base: baseName, edits, names }: Derivation,
  own: readonly SourceFile[],
): Derived {
  const originals = new Map(base.map(({ name, bytes }) => [name, textOf(bytes, `${baseName}/${name}`)]));
  const known = [...originals.keys()];
  const texts = new Map(originals);
  const mistakes: DerivationMistake[] = [];
  for (const [index, one] of edits.entries()) {
    const path = ['edits', index];
    if (one.file !== undefined && !originals.has(one.file)) {
      mistakes.push({ path: [...path, 'file'], ...unknownFile(one.file, baseName, known) });
      continue;
    }
    for (const name of one.file === undefined ? known : [one.file]) {
      const place = { file: name, base: baseName, original: originals.get(name) ?? '' };
      const edited = applyEdit(texts.get(name) ?? '', one, place);
      if (edited.kind === 'edited') texts.set(name, edited.text);
      else mistakes.push({ path: [...path, 'find'], ...edited.mistake });
    }
  }
  for (const name of Object.keys(names).filter((one) => !originals.has(one))) {
    mistakes.push({ path: ['names', name], ...unknownFile(name, baseName, known) });
  }
  const derived = [...texts].flatMap(([name, text]) => {
    const handedIn = Object.hasOwn(names, name) ? names[name] : name;
    return typeof handedIn === 'string' ? [{ name: handedIn, bytes: Buffer.from(text) }] : [];
  });
  const files = [...derived, ...own];
  const twice = files.map(({ name }) => name).find((name, index, all) => all.indexOf(name) < index);
  if (twice !== undefined) {
    mistakes.push({
      path: ['base'],
      found: `two files called ${twice}`,
      expected: 'one of each name',
      cure: `to leave out the one of ${baseName}, write names: { ${twice}: null }`,
    });
  }
  return { files, mistakes };
}

function unknownFile(name: string, base: string, known: readonly string[]): EditMistake {
  return {
    found: `the file ${name}`,
    expected: `one of ${base}: ${known.join(', ')}`,
    ...didYouMean(name, known),
  };
}

/** Other encodings would not survive the conversion to text and back. */
function textOf(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Error(`${file} is not in UTF-8, so it cannot be edited`);
  }
}
