import type { Graded } from '../../../harness/model/result/grading.ts';
import { errorMeaning } from './error-meaning.ts';
import { plain } from '../../phrases/quote.ts';

export type CompilerMessage = Graded['build']['diagnostics'][number];

/** The message of the compiler, and what the error usually means. */
export function explainDiagnostic({ severity, message }: CompilerMessage): string {
  const said = `The compiler says: ${plain(message)}`;
  const meaning = severity === 'error' ? errorMeaning(message) : undefined;
  return meaning === undefined ? `${said}.` : `${said}. ${meaning}`;
}

/** `domineering.cpp:12:5`, as editors understand it; without a line if it is about the whole file. */
export function placeText({
  file,
  line,
  column,
}: {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}): string {
  const name = plain(file, 80);
  if (line === 0) return name;
  return column === 0 ? `${name}:${line}` : `${name}:${line}:${column}`;
}
