import { inCharacters } from '../../text/character-columns.ts';
import { keepLeftOut } from '../../cpp/functions/left-out-functions.ts';
import { type FunctionMatch, matchFunctions } from '../../cpp/functions/match-functions.ts';
import type { SourceText } from '../../cpp/source/program.ts';
import type { CompilerMacros } from '../../model/program/compiler-macros.ts';
import type { Prototype } from '../../model/assignment/prototype.ts';
import type { SourceFile } from '../../model/submission/submission.ts';
import type { BuildReport } from '../../model/program/build-report.ts';

export interface BuildToRead {
  readonly report: BuildReport;
  /** What was compiled. */
  readonly files: readonly SourceFile[];
  readonly texts: readonly SourceText[];
  readonly functions: readonly Prototype[];
  readonly macros: CompilerMacros;
}

export interface ReadBuild {
  /** Its columns count characters. */
  readonly report: BuildReport;
  readonly matches: readonly FunctionMatch[];
  /** Lines to add at the end of a file, by its name, that make the compiler keep functions which it left out. */
  readonly linesToAdd: ReadonlyMap<string, string>;
}

/** What the compiler said and made, compared with what the handout asks for. */
export async function readBuild({ report, files, texts, functions, macros }: BuildToRead): Promise<ReadBuild> {
  const inColumns = inCharacters(report, files);
  const matches = matchFunctions(functions, inColumns.functions);
  const missing = leftOut(matches);
  return {
    report: inColumns,
    matches,
    linesToAdd: report.functions.length === 0 ? new Map() : await keepLeftOut(missing, texts, macros),
  };
}

/** Functions that are missing and may have been left out by the compiler; members of a class never are. */
export function leftOut(matches: readonly FunctionMatch[]): Prototype[] {
  return matches.flatMap(({ kind, prototype }) =>
    kind === 'missing' && prototype.member === undefined ? [prototype] : [],
  );
}
