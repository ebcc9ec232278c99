import { writeSync } from 'node:fs';
import { exitCodes } from '../prepare/exit-code.ts';
import { failureText } from './failure.ts';

/**
 * Whatever nobody else has caught ends with exit code 2: Node's own would be 1, which says something about a program of
 * a student. To be called before anything else.
 */
export function catchTheRest(): void {
  process.on('uncaughtException', (error) => {
    tell(failureText(error));
    process.exit(exitCodes.couldNot);
  });
  // A pipe that closes early (verbatim check ... | head) is no fault, and a class is graded all the same.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    tell(`verbatim: the output could not be written: ${error.message}\n`);
    endInFailure();
  });
  process.stderr.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') endInFailure();
  });
}

/** Only in the end: what is under way may still reach files that are sound. */
function endInFailure(): void {
  process.on('exit', (code) => {
    if (code < exitCodes.couldNot) process.exitCode = exitCodes.couldNot;
  });
}

function tell(text: string): void {
  try {
    // Not by the stream, which may be what has failed.
    writeSync(process.stderr.fd, text);
  } catch {
    // Then nobody is to hear of it, and the exit code has to do.
  }
}
