import { Command } from 'commander';
import { wholeNumber } from '../options.ts';
import type { RecordOptions } from '../record/record.ts';

export function recordCommand(): Command {
  return new Command('record')
    .summary('play the sample solution, and keep the session as a golden one')
    .description('Plays the sample solution, and writes what is typed and printed as a golden session.')
    .argument('<assignment>', 'an assignment, or the folder of one')
    .argument('<about>', 'what the session tries, in a few words; students read it')
    .option('--typed <lines>', 'the lines to type, with commas between them (\\, is a comma in a line)')
    .option('--typed-from <file>', 'a file with the lines to type')
    .option('--program <id>', 'the program to play, if the assignment has several')
    .option('--end-of-file', 'close the input after the last line, as Ctrl-D does')
    .option('--hidden', 'students see what the session tries, but not the session')
    .option('--points <number>', 'how much the session counts among the others', wholeNumber(1))
    .addHelpText(
      'after',
      `
Without --typed you play at the terminal; Ctrl-D ends the session.

Examples:
  verbatim record tictactoe "Top row, after refusals" --typed 1,5,2,2,0,9,3
  verbatim record tictactoe "A draw"

Exit code: 0 recorded, 2 nothing was recorded.
`,
    )
    .action(async (assignment: string, about: string, options: RecordOptions) => {
      const { record } = await import('../record/record.ts');
      process.exitCode = await record(assignment, about, options);
    });
}
