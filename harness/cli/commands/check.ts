import { Command } from 'commander';
import type { CheckOptions } from '../check/check.ts';
import { wholeNumber } from '../options.ts';

export function checkCommand(): Command {
  return new Command('check')
    .summary('check a program before handing it in')
    .description('Grades one program and shows what it would get, and why. Reads files, changes none.')
    .argument('<file...>', 'the source files to hand in')
    .option('-a, --assignment <id>', 'the assignment, where the file name does not tell')
    .option('--dialect <id>', "the wording of another year's handout")
    .option('--only <case>', 'run this case, or all cases whose id begins so')
    .option('--seed <number>', 'start the random runs elsewhere', wholeNumber(-0x80000000))
    .option('--path <path>', 'with --seed: replay one counterexample')
    .option('--no-cache', 'grade anew even what has not changed since the last time')
    .option('--json', 'print the result file instead')
    .option('--show-hidden', 'show what hidden cases expect (for the course, not for students)')
    .option('--require-sandbox', 'refuse where a layer of protection is missing')
    .addHelpText(
      'after',
      `
Examples:
  verbatim check domineering.cpp
  verbatim check domineering.cpp --only transcripts/01-sample-run
  verbatim check domineering.cpp --json > result.json

Exit code: 0 full marks, 1 not, 2 it could not be checked.
`,
    )
    .action(async (files: readonly string[], options: CheckOptions) => {
      const { check } = await import('../check/check.ts');
      process.exitCode = await check(files, options);
    });
}
