import { Command } from 'commander';
import type { NewOptions } from '../new/new-assignment.ts';

export function newCommand(): Command {
  return new Command('new')
    .summary('make an assignment from a sample solution')
    .description('Makes the folder of an assignment from a sample solution in C++.')
    .argument('<folder>', 'the folder to make; its name is the id of the assignment')
    .requiredOption('--solution <file...>', 'the files of the sample solution; headers are given to students')
    .option('--functions <names>', 'the required functions that are graded one by one, with commas between them')
    .option('--class <name>', 'a class whose members are graded one by one; a header of the solution declares it')
    .option('--title <title>', 'the title that students read')
    .addHelpText(
      'after',
      `
Examples:
  verbatim new tictactoe --solution tictactoe.cpp --functions cellState,hasWon,putMark
  verbatim new average --solution average.cpp --title "Average and histogram"

Exit code: 0 made, 2 nothing was made.
`,
    )
    .action(async (folder: string, options: NewOptions) => {
      const { newAssignment } = await import('../new/new-assignment.ts');
      process.exitCode = await newAssignment(folder, options);
    });
}
