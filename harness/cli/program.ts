import { Command, CommanderError } from 'commander';
import { checkUmask } from './check-umask.ts';
import { checkCommand } from './commands/check.ts';
import { doctorCommand } from './commands/doctor.ts';
import { gradeCommand } from './commands/grade.ts';
import { reportCommand } from './commands/report.ts';
import { regressCommand } from './commands/regress.ts';
import { exitCodes } from '../prepare/exit-code.ts';
import { keepCompiled } from './keep-compiled.ts';

const program = new Command('verbatim')
  .description('Grades console programs byte for byte: functions, golden sessions, random games and policy.')
  .version('0.1.0')
  .showSuggestionAfterError()
  .showHelpAfterError('(verbatim --help lists the commands, with examples)')
  .hook('preAction', async () => {
    checkUmask(process.umask());
    // Before what the command does is loaded.
    await keepCompiled();
  })
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'verbatim: ')) })
  .addHelpText(
    'after',
    `
Examples:
  verbatim check domineering.cpp            what would this get, and why?
  verbatim grade submissions/ --out week-3  one folder inside it for each student
  verbatim report week-3 --format csv       the marks for another program
  verbatim regress                          do cases, references and solutions agree?
  verbatim doctor                           what holds student programs back on this machine?
`,
  );
for (const command of [checkCommand(), gradeCommand(), reportCommand(), regressCommand(), doctorCommand()])
  program.addCommand(command.copyInheritedSettings(program));

/** Undefined where the command has said with what exit code it ends. */
export async function runProgram(): Promise<number | undefined> {
  try {
    await program.parseAsync();
    return undefined;
  } catch (error) {
    // Help and version end this way, too; commander has printed already.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.couldNot;
    throw error;
  }
}
