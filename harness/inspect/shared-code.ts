import type { SharedCode } from '../model/result/grading.ts';
import { type CodeFile, codeFile } from './code-lines.ts';
import type { SourceText } from '../cpp/source/program.ts';
import { standingTwice } from './standing-twice.ts';

/** A program by the sources that are linked into it. */
export interface LinkedSources {
  readonly id: string;
  readonly sources: readonly string[];
}

/** How much code two programs share, and what is repeated in two files instead. */
export function sharedCode(
  sources: readonly SourceText[],
  [one, other]: readonly [LinkedSources, LinkedSources],
): SharedCode {
  const files = sources.filter(({ provided }) => !provided).map(codeFile);
  const inOne = compiledInto(one, files);
  const inOther = compiledInto(other, files);
  const all = files.filter((file) => inOne.has(file) || inOther.has(file));
  return {
    programs: [one.id, other.id],
    lines: linesOf(all),
    shared: linesOf(all.filter((file) => inOne.has(file) && inOther.has(file))),
    twice: standingTwice(all).map(({ lines, places }) => ({ lines, places: [...places] })),
  };
}

/** Its sources, and what they include. */
function compiledInto(program: LinkedSources, files: readonly CodeFile[]): ReadonlySet<CodeFile> {
  const byName = new Map(files.map((file) => [file.name, file]));
  const filesNamed = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? []);
  const found = new Set(filesNamed(program.sources));
  // A loop over a set also reaches what is added meanwhile.
  for (const file of found) for (const included of filesNamed(file.includes)) found.add(included);
  return found;
}

function linesOf(files: readonly CodeFile[]): number {
  return files.reduce((sum, { lines }) => sum + lines.length, 0);
}
