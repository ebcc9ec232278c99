#!/usr/bin/env node
import { exitCodes } from '../prepare/exit-code.ts';
import { failureText } from './failure.ts';
import { catchTheRest } from './last-resort.ts';
import { settleTemporaryFolder } from '../prepare/temporary-folder.ts';

catchTheRest();
settleTemporaryFolder(process.env);
try {
  // Imported here, so that an error while the program is loaded is reported like every other.
  const { runProgram } = await import('./program.ts');
  const exitCode = await runProgram();
  if (exitCode !== undefined) process.exitCode = exitCode;
} catch (error) {
  process.stderr.write(failureText(error));
  process.exitCode = exitCodes.couldNot;
}
