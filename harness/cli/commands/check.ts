import { Command, Option } from 'commander';
import { truths } from '../../model/assignment/truth.ts';
import type { CheckOptions } from '../check/check.ts';
import { wholeNumber } from '../options.ts';

export function checkCommand(): Command {
  return new Command('check')
    .summary('check a program before handing it in')
    .description('Grades one program and shows the marks that it would get, and why. It does not change your files.')
    .argument('<file...>', 'the source files that you will hand in')
    .option('-a, --assignment <id or folder>', 'the assignment, if the file names do not show it')
    .addOption(
      new Option('--truth <kind>', 'what is right: the reference in TypeScript, or the sample solution in C++').choices(
        truths,
      ),
    )
    .option('--dialect <id>', "use the wording of another year's handout")
    .option('--only <case>', 'run only this case, or all cases whose id begins with this')
    .option('--seed <number>', 'use this seed for the random runs', wholeNumber(-0x80000000))
    .option('--path <path>', 'with --only and --seed: replay one counterexample')
    .option('--no-cache', 'grade again, even if nothing has changed since the last time')
    .option('--json', 'print the result file instead')
    .option('--show-hidden', 'show the input and output of hidden cases (for staff, not for students)')
    .option('--require-sandbox', 'refuse to run if a layer of protection is missing')
    .addHelpText(
      'after',
      `
Examples:
  verbatim check domineering.cpp
  verbatim check domineering.cpp --only transcripts/01-sample-run
  verbatim check domineering.cpp --json > result.json

Exit code: 0 full marks, 1 less than full marks, 2 the program could not be checked.
`,
    )
    .action(async (files: readonly string[], options: CheckOptions) => {
      const { check } = await import('../check/check.ts');
      process.exitCode = await check(files, options);
    });
}
