import type { CompilerMacros } from '../../model/program/compiler-macros.ts';
import type { SourceOutline } from '../../model/submission/source-outline.ts';
import { compilerFacts } from '../source/preprocess/compiler-facts.ts';
import { fileText } from '../source/preprocess/file-text.ts';
import { readUnit } from '../source/preprocess/unit-reader.ts';
import { ReadingBudget } from '../source/reading-budget.ts';
import { type TokenOutline, hasMainInDisorder, outlineTokens } from './outline-tokens.ts';

export interface FilesToOutline {
  /** All files that can be included, by the names that the sources include them by. */
  readonly files: readonly { readonly name: string; readonly text: string }[];
  /** Which of them are compiled by themselves. */
  readonly sources: readonly string[];
  readonly macros: CompilerMacros;
}

/** Each source as a compiler sees it, with what it includes. */
export function outlineSources({ files, sources, macros }: FilesToOutline): SourceOutline[] {
  const facts = compilerFacts(macros);
  const byName = new Map(files.map((file) => [file.name, fileText(file, facts.dialect)]));
  const world = { facts, files: byName, areHeadersForcedIn: false, budget: new ReadingBudget() };
  return sources.flatMap((name) => {
    const file = byName.get(name);
    if (file === undefined) return [];
    const outline: TokenOutline = { hasMain: false, defines: [], mentions: new Set() };
    const { faces } = readUnit(file, world);
    for (const face of faces) outlineTokens(face.tokens, outline);
    outline.hasMain ||= faces.some((face) => hasMainInDisorder(face.tokens));
    const includes = new Set(faces.map((face) => face.file.name).filter((included) => included !== name));
    return [{ name, ...outline, includes }];
  });
}
