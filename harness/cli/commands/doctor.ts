import { Command } from 'commander';

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
      const { doctor } = await import('../doctor/doctor.ts');
      process.exitCode = await doctor();
    });
}
