const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const cleanups = new Set<() => void>();

/**
 * Runs the clean-up if this process ends before `forget` is called, by itself or by Ctrl-C. Listeners exist only
 * while there is something to clean up.
 */
export function cleanUpOnSuddenExit(cleanup: () => void): { readonly forget: () => void } {
  if (cleanups.size === 0) listen();
  cleanups.add(cleanup);
  return {
    forget() {
      cleanups.delete(cleanup);
      if (cleanups.size === 0) stopListening();
    },
  };
}

function listen(): void {
  process.on('exit', cleanUp);
  for (const signal of signals) process.on(signal, endBySignal);
}

function stopListening(): void {
  process.off('exit', cleanUp);
  for (const signal of signals) process.off(signal, endBySignal);
}

/** The last clean-up runs first: processes end before their folder is removed. All run, even if one fails. */
function cleanUp(): void {
  for (const cleanup of [...cleanups].toReversed()) {
    try {
      cleanup();
    } catch (problem) {
      process.stderr.write(`could not clean up: ${String(problem)}\n`);
    }
  }
}

function endBySignal(signal: NodeJS.Signals): void {
  // If there is another listener, it decides how to end; `exit` then runs the clean-ups.
  if (process.listenerCount(signal) > 1) return;
  cleanUp();
  stopListening();
  process.kill(process.pid, signal);
}
