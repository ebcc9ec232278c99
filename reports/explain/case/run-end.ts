/** What often causes a signal. Other signals are only named. */
const behindSignals: Readonly<Record<string, string>> = {
  SIGSEGV: 'Often an index outside of an array, or a function that calls itself without end.',
  SIGBUS: 'Often an index outside of an array.',
  SIGFPE: 'A division by zero, with / or with %.',
  SIGABRT:
    'The program was aborted: often an exception that nothing catches, or a broken rule of the library, such as `.at()` with an index outside of the range.',
  SIGILL: 'Often a function that must return a value and reaches its end without `return`.',
  SIGTRAP: 'Often a function that must return a value and reaches its end without `return`.',
  SIGPIPE: 'The program went on printing after its output was closed.',
};

export function behindSignal(signal: string): string | undefined {
  return behindSignals[signal];
}

export function bytesText(bytes: number): string {
  return bytes >= 1024 ? `${Math.round(bytes / 1024)} KiB` : `${bytes} bytes`;
}
