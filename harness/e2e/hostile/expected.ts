import { z } from 'zod';

/** What a student reads about each of these programs, or what the program printed if it ended by itself. */
export const expected: Readonly<Record<string, string>> = {
  'aborts.cpp': 'Your program crashed (SIGABRT).',
  'attacks-in-a-constructor.cpp': tried('to stop another program'),
  'attacks-while-it-is-loaded.cpp': tried('to stop another program'),
  'blocks-the-read-trap.cpp': blocked(),
  'closes-its-output.cpp': 'printed ""',
  'disarms-timers.cpp': outOfTime(),
  // On ARM the result is 0, and the program goes on.
  'divides-by-zero.cpp': process.arch === 'arm64' ? 'printed "0\\n"' : 'Your program crashed (SIGFPE).',
  'exits-in-a-constructor.cpp': 'printed ""',
  'fills-the-stack.cpp': 'Your program crashed (SIGSEGV).',
  'fork-bomb.cpp': blocksBeforeForking() ? blocked() : tried('to start another program'),
  'kills-everything.cpp': tried('to stop another program'),
  'kills-itself.cpp': tried('to stop another program'),
  'kills-its-parent.cpp': tried('to stop another program'),
  'leaves-its-folder.cpp': tried('to use a file'),
  'leaves-processes-behind.cpp': tried('to start another program'),
  'lets-files-send-signals.cpp': tried('to stop another program'),
  'makes-its-loader-crash.cpp': 'Your program crashed (SIGSEGV).',
  'opens-a-pipe-to-a-shell.cpp': tried('to start another program'),
  'opens-a-socket.cpp': tried('to use the network'),
  'prints-a-forged-result.cpp': `printed ${JSON.stringify('{"status":"graded","marks":100,"verdict":{"kind":"accepted"}}\n')}`,
  'prints-forever.cpp': 'Your program printed more than 4 KiB and was stopped.',
  'prompts-forever-at-the-end-of-input.cpp': 'asked for more input after printing "Number: "',
  'quits-quickly.cpp': 'printed "quick\\n"',
  'raises-its-limits.cpp': tried('to change its limits of time or memory'),
  'reads-a-file.cpp': tried('to use a file'),
  'reads-its-own-memory-map.cpp': 'printed "closed\\n"',
  'reads-the-memory-of-its-parent.cpp': tried('to look into another program'),
  'recurses-forever.cpp': 'Your program crashed (SIGSEGV).',
  'removes-a-file.cpp': tried('to use a file'),
  // Only a program has a section for that; a library does not.
  'runs-before-everything.cpp': 'Not run: the program does not compile.',
  'runs-another-program.cpp': tried('to start another program'),
  'sleeps-for-an-hour.cpp': 'Your program did not end within 1.5 seconds and was stopped.',
  'spins-and-ignores-signals.cpp': outOfTime(),
  'spins-forever.cpp': outOfTime(),
  'starts-a-thread.cpp': blocked(),
  'stops-itself.cpp': 'Your program did not end within 1.5 seconds and was stopped.',
  'takes-the-seal-off.cpp': tried('to switch off its protection'),
  'traces-its-parent.cpp': tried('to look into another program'),
  'wants-100-gigabytes.cpp': 'Your program wanted more than 256 MiB of memory and was stopped.',
  'writes-a-file.cpp': tried('to use a file'),
  // Descriptor 3 is its own record of what it read; here the program claims to have asked for more input. Descriptor 4
  // is /dev/null, and the others are closed.
  'writes-on-every-channel.cpp': 'asked for more input after printing "2\\n"',
};

/** From version 2.41, the C library blocks all signals while it makes a process. */
function blocksBeforeForking(): boolean {
  const { header } = z
    .object({ header: z.object({ glibcVersionRuntime: z.string() }) })
    .parse(process.report.getReport());
  return Number(header.glibcVersionRuntime.split('.')[1]) >= 41;
}

function blocked(): string {
  return tried('to start a thread or another program, or to block all signals');
}

function tried(what: string): string {
  return `Your program tried ${what}, and a graded program may not do that.`;
}

function outOfTime(): string {
  return 'Your program used up its 1 second of computing time and was stopped.';
}
