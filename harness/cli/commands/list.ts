import { Command } from 'commander';

export function listCommand(): Command {
  return new Command('list')
    .summary('list the assignments that can be graded here')
    .description(
      'Lists the assignments of the course (verbatim.yaml), or those of Verbatim, with the number of their cases.',
    )
    .option('--json', 'print the list as JSON')
    .addHelpText(
      'after',
      `
Examples:
  verbatim list
  verbatim list --json

Exit code: 0 listed, even if files of an assignment have mistakes; 2 could not be listed.
`,
    )
    .action(async ({ json }: { readonly json?: true }) => {
      const { list } = await import('../list/list.ts');
      process.exitCode = await list(json === true);
    });
}
