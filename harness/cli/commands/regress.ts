import { Command } from 'commander';

export function regressCommand(): Command {
  return new Command('regress')
    .summary('prove the cases, the references and the solutions')
    .description(
      'Lints the cases, compares the reference with them and with the C++ solution, and checks that every known-bad program is caught where it should be.',
    )
    .argument('[assignment...]', 'all of them unless some are named')
    .option('--json', 'print the findings as JSON')
    .addHelpText(
      'after',
      `
Examples:
  verbatim regress
  verbatim regress domineering --json

Exit code: 0 all is well, 1 something is not, 2 it could not be found out.
`,
    )
    .action(async (ids: readonly string[], { json }: { readonly json?: true }) => {
      const { regress } = await import('../regress/regress.ts');
      process.exitCode = await regress(ids, json === true);
    });
}
