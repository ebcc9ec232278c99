import { Command } from 'commander';

export function regressCommand(): Command {
  return new Command('regress')
    .summary('prove that cases, references and solutions agree')
    .description(
      'Lints the cases, compares the reference with them and with the C++ solution, and checks that every known-bad program is caught where it should be.',
    )
    .argument('[assignment...]', 'the assignments to prove; without any, all of them')
    .option('--json', 'print the findings as JSON')
    .addHelpText(
      'after',
      `
Examples:
  verbatim regress
  verbatim regress domineering --json

Exit code: 0 everything agrees, 1 something does not, 2 this could not be found out.
`,
    )
    .action(async (ids: readonly string[], { json }: { readonly json?: true }) => {
      const { regress } = await import('../regress/regress.ts');
      process.exitCode = await regress(ids, json === true);
    });
}
