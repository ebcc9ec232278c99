import { readableSource } from '../../text/encoding.ts';
import { isCode, isSource } from '../../collect/sort/candidates.ts';
import { namesOfFiles } from '../../collect/sort/file-names.ts';
import { includedNames, withIncludes } from '../../collect/sort/include-lines.ts';
import { implementsClass } from '../../collect/sort/implements-class.ts';
import { byPreference } from '../../collect/sort/preference.ts';
import { type Sorting, sortFiles } from '../../collect/sort/sort-files.ts';
import type { CandidateFile, WantedFiles } from '../../collect/sort/sort-request.ts';
import { outlineSources } from '../../cpp/outline/outline-sources.ts';
import type { CompilerMacros } from '../../model/program/compiler-macros.ts';
import type { SourceFile } from '../../model/submission/submission.ts';
import { sourceText } from '../../text/source-text.ts';

export interface FilesToSort {
  /** The files that could be code. */
  readonly files: readonly SourceFile[];
  readonly wanted: WantedFiles;
  /** What names alone show: each expected name with the one that was handed in. */
  readonly placedByName: ReadonlyMap<string, string>;
  /** The texts of course files that sources include. */
  readonly provided: readonly { readonly name: string; readonly text: string }[];
  readonly macros: CompilerMacros;
}

/**
 * What each file of a submission is: which one was asked for, what belongs to it, and what does not. If no source has
 * the class under test, a header of the student that defines its members is the file of the class.
 */
export function readSorting(request: FilesToSort): Sorting {
  const { wanted, files, placedByName } = request;
  const { class: tested } = wanted;
  const candidates = outlined(request);
  const hasClass = (file: CandidateFile) => file.outline !== undefined && implementsClass(file.outline, wanted);
  if (tested !== undefined && !placedByName.has(tested.file) && !candidates.some(hasClass)) {
    const headers = files.map(({ name }) => name).filter((name) => isCode(name) && !isSource(name));
    for (const name of headers.toSorted(byPreference)) {
      const placed = new Map([...placedByName, [tested.file, name]]);
      const asClass = outlined({ ...request, placedByName: placed });
      if (asClass.some((file) => file.name === name && hasClass(file))) return sortFiles(asClass, wanted, placed);
    }
  }
  return sortFiles(candidates, wanted, placedByName);
}

function outlined({ files, wanted, placedByName, provided, macros }: FilesToSort): CandidateFile[] {
  const texts = new Map(files.map(({ name, bytes }) => [name, sourceText(readableSource(bytes).bytes)]));
  const inOrder = files.toSorted((one, other) => byPreference(one.name, other.name));
  const candidates = inOrder.map(({ name, bytes }): CandidateFile => ({
    name,
    bytes,
    includes: includedNames(texts.get(name) ?? ''),
  }));
  // Outlines all of them as if they were compiled: only then is it known which ones have to be.
  const names = namesOfFiles(candidates, placedByName, wanted);
  const submitted = new Map([...names.flat].map(([name, flat]) => [flat, name]));
  const flatFiles = [...texts].flatMap(([name, text]) => {
    const flat = names.flat.get(name);
    return flat === undefined ? [] : [{ name: flat, text: withIncludes(text, names.renamed(name)) }];
  });
  const isPlaced = new Set(placedByName.values());
  const sources = [...names.flat].flatMap(([name, flat]) =>
    isSource(name) || [...placedByName].some(([as, placed]) => placed === name && isSource(as)) ? [flat] : [],
  );
  // If a header is placed as the class, other files include the course file of that name.
  const isReplaced = (name: string) => provided.some((one) => one.name === name) && isPlaced.has(name);
  const outlines = new Map(
    outlineSources({ files: [...flatFiles, ...provided], sources, macros }).map((outline) => {
      const name = submitted.get(outline.name) ?? outline.name;
      const includes = new Set(
        [...outline.includes].filter((one) => !isReplaced(one)).map((included) => submitted.get(included) ?? included),
      );
      return [name, { ...outline, name, includes }];
    }),
  );
  return candidates.map((file): CandidateFile => {
    const outline = outlines.get(file.name);
    return outline === undefined ? file : { ...file, outline };
  });
}
