import { facesOf } from './faces.ts';
import type { CppParser } from './parser.ts';
import { compilerFacts } from './preprocess/compiler-facts.ts';
import { fileText } from './preprocess/file-text.ts';
import { readUnit } from './preprocess/unit-reader.ts';
import { ReadingBudget } from './reading-budget.ts';
import { type SourceFile, sourceFile } from './source-file.ts';

/**
 * Reads a file by itself, with every branch of every `#if`, one after the other. Without a compiler, it is unknown
 * which of them is compiled, and a comparison of sources needs them all.
 */
export function readEveryBranch(
  parser: CppParser,
  source: { readonly name: string; readonly text: string },
): SourceFile {
  const facts = compilerFacts();
  const file = fileText(source, { ...facts.dialect, wholeHeaderNames: true });
  const { faces } = readUnit(file, {
    facts,
    budget: new ReadingBudget(),
    files: new Map(),
    areHeadersForcedIn: false,
    everyBranch: true,
  });
  const [face] = facesOf(faces);
  if (face === undefined) throw new Error(`${source.name} has no face`);
  return sourceFile(parser, file, face, new Map());
}
