import { Command } from 'commander';

export function proveCommand(): Command {
  return new Command('prove')
    .summary('prove that an assignment and its sample solution agree')
    .description(
      'Compares the golden cases with the sample solution, makes all random runs, grades the solution and the known-bad programs, and says what is thin: for example, lines of the solution that no case reaches.',
    )
    .argument('<assignment>', 'its id or its folder')
    .option('--json', 'print what was found as JSON')
    .addHelpText(
      'after',
      `
Examples:
  verbatim prove tictactoe
  verbatim prove ./week-3 --json

Exit code: 0 everything is proven, 1 something disagrees, 2 this could not be found out.
`,
    )
    .action(async (name: string, { json }: { readonly json?: true }) => {
      const { prove } = await import('../prove/prove.ts');
      process.exitCode = await prove(name, json === true);
    });
}
