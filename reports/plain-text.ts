import type { Graded, GradedCase } from '../harness/model/result/grading.ts';
import { compilerBlock } from './terminal/compiler-block.ts';
import { caseBody } from './terminal/case-block.ts';
import { findingLines } from './terminal/finding-lines.ts';
import { plainPalette } from './terminal/palette.ts';
import { screenOf } from './terminal/screen.ts';

// The text of the terminal for programs that show it in a box: without colours, and with a usual width.
const screen = screenOf(100, plainPalette);

/** One case with its difference. Every line is safe to print; the caller still has to escape it for its format. */
export function plainCase(graded: GradedCase): string {
  return boxed(caseBody(graded, screen));
}

export function plainFindings(graded: Graded): string {
  return boxed(findingLines(graded, screen));
}

export function plainCompiler(graded: Graded): string {
  return boxed(compilerBlock(graded, screen));
}

/** Without the margin that the lines have in the terminal. */
function boxed(lines: readonly string[]): string {
  return lines
    .map((line) => line.replace(/^ {2}/, '').trimEnd())
    .join('\n')
    .replace(/^\n+/, '')
    .replace(/(?<!\n)\n+$/, '');
}
