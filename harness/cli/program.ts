import { Command, CommanderError } from 'commander';
import { checkUmask } from './check-umask.ts';
import { blessCommand } from './commands/bless.ts';
import { checkCommand } from './commands/check.ts';
import { doctorCommand } from './commands/doctor.ts';
import { gradeCommand } from './commands/grade.ts';
import { lintCommand } from './commands/lint.ts';
import { listCommand } from './commands/list.ts';
import { newCommand } from './commands/new.ts';
import { proveCommand } from './commands/prove.ts';
import { recordCommand } from './commands/record.ts';
import { reportCommand } from './commands/report.ts';
import { regressCommand } from './commands/regress.ts';
import { exitCodes } from '../prepare/exit-code.ts';
import { keepCompiled } from './keep-compiled.ts';

const program = new Command('verbatim')
  .description('Grades C++ console programs byte for byte: functions, sessions, random runs and course rules.')
  .version('0.1.0')
  .showSuggestionAfterError()
  .showHelpAfterError('(verbatim --help lists the commands, with examples)')
  .hook('preAction', async () => {
    checkUmask(process.umask());
    // Must come before the code of the command is loaded.
    await keepCompiled();
  })
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'verbatim: ')) })
  .addHelpText(
    'after',
    `
Examples:
  verbatim check domineering.cpp            what marks would this program get, and why?
  verbatim grade submissions/ --out week-3  grade a class: one folder for each student
  verbatim report week-3 --format csv       write the marks for another program
  verbatim list                             which assignments are there?
  verbatim new ttt --solution ttt.cpp       make an assignment from a sample solution
  verbatim record ttt "A draw"              play the sample solution, and keep the session
  verbatim bless ttt                        write what golden cases expect, as the solution says
  verbatim lint ttt                         do the files of an assignment have mistakes?
  verbatim prove ttt                        does its sample solution agree with its cases?
  verbatim regress                          do cases, references and solutions agree?
  verbatim doctor                           which layers of protection does this machine have?
`,
  );
for (const command of [
  ...[checkCommand(), gradeCommand(), reportCommand()],
  ...[newCommand(), recordCommand(), blessCommand(), listCommand(), lintCommand(), proveCommand()],
  ...[regressCommand(), doctorCommand()],
])
  program.addCommand(command.copyInheritedSettings(program));

/** The exit code; undefined if the command has set it itself. */
export async function runProgram(): Promise<number | undefined> {
  try {
    await program.parseAsync();
    return undefined;
  } catch (error) {
    // --help and --version end this way, too; commander has already printed everything.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.couldNot;
    throw error;
  }
}
