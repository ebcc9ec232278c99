import { Command } from 'commander';
import { renderDoctor } from '../../../reports/terminal/render-doctor.ts';
import { exitCodes } from '../../prepare/exit-code.ts';
import { isNativeRefused, prepareToolchain } from '../../prepare/prepare-toolchain.ts';

export function doctorCommand(): Command {
  return new Command('doctor')
    .summary('say what this machine has for grading')
    .description('Names the compiler, and what holds student programs back here and what does not.')
    .addHelpText(
      'after',
      `
Exit code: 0 everything is in force, 1 grading works and a layer of protection is missing, 2 nothing can be graded here.
`,
    )
    .action(async () => {
      const { facts } = await prepareToolchain({});
      process.stdout.write(renderDoctor(facts, isNativeRefused()));
      process.exitCode = facts.notEnforced.length === 0 ? exitCodes.ok : exitCodes.notFullMarks;
    });
}
