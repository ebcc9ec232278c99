import { Command } from 'commander';

export function lintCommand(): Command {
  return new Command('lint')
    .summary('find mistakes in the files of an assignment')
    .description(
      'Reads the files of assignments and prints every mistake with its line and what to do. It needs no compiler and no sample solution.',
    )
    .argument('[assignment...]', 'ids or folders; without any, all assignments of the course')
    .addHelpText(
      'after',
      `
Examples:
  verbatim lint
  verbatim lint tictactoe

Exit code: 0 no mistakes, 1 mistakes, 2 the files could not be read.
`,
    )
    .action(async (names: readonly string[]) => {
      const { lint } = await import('../lint/lint.ts');
      process.exitCode = await lint(names);
    });
}
