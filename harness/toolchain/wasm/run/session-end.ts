import type { RunEnd } from '../../../model/program/run-outcome.ts';
import type { JobLimits } from '../../contract/toolchain.ts';
import type { ConsoleRun } from '../host/console-run.ts';
import type { TrapKind } from '../host/trap-kind.ts';

/** The signals that end a native program for the same reason. A check that we add finds null pointers: `unreachable`. */
const signals: Readonly<Record<TrapKind, string>> = {
  stack: 'SIGSEGV',
  memory: 'SIGSEGV',
  unreachable: 'SIGSEGV',
  arithmetic: 'SIGFPE',
};

/** How a run ended, in the words of the contract: the same as for a native run. */
export function sessionEnd({ ending, errors }: ConsoleRun, limits: JobLimits): RunEnd {
  switch (ending.kind) {
    case 'exited':
      return { kind: 'finished' };
    case 'asked-for-more-input':
      return { kind: 'asked-for-more-input' };
    case 'too-much-output':
      return { kind: 'too-much-output', limitBytes: limits.outputBytes };
    case 'overslept':
      return { kind: 'timed-out', clock: 'wall', seconds: limits.wallSeconds };
    case 'does-not-fit':
      return { kind: 'out-of-memory', limitMiB: limits.memoryMiB };
    case 'aborted':
      return isOutOfMemory(errors)
        ? { kind: 'out-of-memory', limitMiB: limits.memoryMiB }
        : { kind: 'crashed', signal: 'SIGABRT' };
    case 'trapped':
      return { kind: 'crashed', signal: signals[ending.trap] };
    case 'missing-function':
      return { kind: 'crashed', signal: 'SIGSEGV' };
  }
}

const tailBytes = 4096;

/** The library says so before it calls abort(). */
function isOutOfMemory(errors: Uint8Array): boolean {
  return /\bbad_(?:alloc|array_new_length)\b/.test(new TextDecoder().decode(errors.subarray(-tailBytes)));
}
