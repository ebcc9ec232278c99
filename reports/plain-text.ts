import type { Graded, GradedCase } from '../harness/model/result/grading.ts';
import { compilerBlock } from './terminal/compiler-block.ts';
import { caseBody } from './terminal/case-block.ts';
import { findingLines } from './terminal/finding-lines.ts';
import { plainPalette } from './terminal/palette.ts';
import { screenOf } from './terminal/screen.ts';

// What the terminal says, for programs that show text in a box of their own: no colour, and a usual width.
const screen = screenOf(100, plainPalette);

/** One case with its difference. Every line is safe to print; the caller escapes what its format wants. */
export function plainCase(graded: GradedCase): string {
  return boxed(caseBody(graded, screen));
}

export function plainFindings(graded: Graded): string {
  return boxed(findingLines(graded, screen));
}

export function plainCompiler(graded: Graded): string {
  return boxed(compilerBlock(graded, screen));
}

/** The terminal's margin is not wanted in a box. */
function boxed(lines: readonly string[]): string {
  return lines
    .map((line) => line.replace(/^ {2}/, '').trimEnd())
    .join('\n')
    .replace(/^\n+/, '')
    .replace(/(?<!\n)\n+$/, '');
}
