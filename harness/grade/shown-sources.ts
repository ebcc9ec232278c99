import type { ShownSource } from '../model/result/grading.ts';

/** Ten times the longest program that a course asks for; with more, a result file would be mostly source. */
export const maxCharacters = 200_000;

/** The student's own files, to be shown with the findings in them; only the beginning of very long ones. */
export function shownSources(
  sources: readonly { readonly name: string; readonly text: string; readonly provided: boolean }[],
): ShownSource[] {
  let left = maxCharacters;
  return sources
    .filter(({ provided }) => !provided)
    .map(({ name, text }) => {
      const kept = beginning(text, left);
      left -= kept.length;
      return kept.length === text.length
        ? { name, text }
        : { name, text: kept, cutAfterLine: kept.split('\n').length - 1 };
    });
}

/** Whole lines only, so that no line is shown cut. */
function beginning(text: string, most: number): string {
  if (text.length <= most) return text;
  const fitting = text.slice(0, most);
  return fitting.slice(0, fitting.lastIndexOf('\n') + 1);
}
