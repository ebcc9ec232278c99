#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { checkCommand } from './commands/check.ts';
import { doctorCommand } from './commands/doctor.ts';
import { gradeCommand } from './commands/grade.ts';
import { reportCommand } from './commands/report.ts';
import { regressCommand } from './commands/regress.ts';
import { exitCodes } from './exit-code.ts';
import { Trouble } from './trouble.ts';

const program = new Command('verbatim')
  .description('Grades console programs byte for byte: functions, golden sessions, random games and policy.')
  .version('0.1.0')
  .showSuggestionAfterError()
  .showHelpAfterError('(verbatim --help lists the commands, with examples)')
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

// A pipe that closes early (verbatim check ... | head) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = explain(error);
}

function explain(error: unknown): number {
  // Help and version end this way, too; commander has printed already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.couldNot;
  if (error instanceof Trouble) {
    process.stderr.write(`verbatim: ${error.message}\n`);
  } else {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(
      `verbatim: a fault inside Verbatim, not in any submission. Please report it with this text:\n${detail}\n`,
    );
  }
  return exitCodes.couldNot;
}
