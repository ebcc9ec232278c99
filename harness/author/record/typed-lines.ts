/** The lines of `--typed 1,5,2`; a comma inside a line is written as `\,`. */
export function typedLinesOf(text: string): string[] {
  if (text === '') return [];
  return text.split(/(?<!\\),/).map((line) => line.replaceAll('\\,', ','));
}
