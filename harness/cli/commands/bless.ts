import { Command } from 'commander';

export function blessCommand(): Command {
  return new Command('bless')
    .summary('write what golden cases expect')
    .description(
      'Asks the sample solution what golden calls and sessions expect, shows the difference, and writes it into their files. Nothing else in the files changes. A call may give only its args, and a session only what is typed: "typed: [1, 5, 2]".',
    )
    .argument('<assignment>', 'the name or the folder of the assignment')
    .option('--check', 'write nothing; exit with 1 if something would change')
    .addHelpText(
      'after',
      `
Examples:
  verbatim bless tictactoe
  verbatim bless ../csci1120/tictactoe --check

Exit code: 0 the files are up to date, 1 with --check: they are not, 2 this could not be done.
`,
    )
    .action(async (assignment: string, { check }: { readonly check?: true }) => {
      const { bless } = await import('../bless/bless.ts');
      process.exitCode = await bless(assignment, check === true);
    });
}
