import { writeSync } from 'node:fs';
import { exitCodes } from '../prepare/exit-code.ts';
import { failureText } from './failure.ts';

/**
 * Ends with exit code 2 on an error that nothing else has caught. Node's own exit code is 1, which would say that a
 * student's program has not got full marks. Call this before anything else.
 */
export function catchTheRest(): void {
  process.on('uncaughtException', (error) => {
    tell(failureText(error));
    process.exit(exitCodes.couldNot);
  });
  // A pipe that closes early (verbatim check ... | head) is not an error, and a class is still graded.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    tell(`verbatim: the output could not be written: ${error.message}\n`);
    endInFailure();
  });
  process.stderr.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') endInFailure();
  });
}

/** Sets the exit code only at the end: work that is under way may still write sound files. */
function endInFailure(): void {
  process.on('exit', (code) => {
    if (code < exitCodes.couldNot) process.exitCode = exitCodes.couldNot;
  });
}

function tell(text: string): void {
  try {
    // Written directly, because the stream may be what has failed.
    writeSync(process.stderr.fd, text);
  } catch {
    // Standard error is closed, too: only the exit code can report the error.
  }
}
