import { Command } from 'commander';

export function doctorCommand(): Command {
  return new Command('doctor')
    .summary('show how well this machine is protected against student programs')
    .description('Names the compiler, and lists which layers of protection are in force here and which are missing.')
    .addHelpText(
      'after',
      `
Exit code: 0 every layer is in force, 1 grading works but a layer of protection is missing, 2 nothing can be graded here.
`,
    )
    .action(async () => {
      const { doctor } = await import('../doctor/doctor.ts');
      process.exitCode = await doctor();
    });
}
