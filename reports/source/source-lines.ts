import type { Graded } from '../../harness/model/result/grading.ts';

/** The lines of a source as compilers count them: only a newline ends a line, and no line follows the last newline. */
export function linesOfSource(text: string): string[] {
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

export function lineOfSource(
  sources: Graded['sources'],
  { file, line }: { readonly file: string; readonly line: number },
): string | undefined {
  const source = sources?.find(({ name }) => name === file);
  return source === undefined ? undefined : linesOfSource(source.text)[line - 1];
}
