import { createInterface } from 'node:readline';
import { type Transcript, printedText } from '../../model/assignment/transcript.ts';

export interface Played {
  readonly transcript: Transcript;
  /** Typed lines that the program did not read. */
  readonly unread: readonly string[];
}

/**
 * A person plays the program. It starts again for each line, with all lines so far: that takes milliseconds, needs no
 * terminal for the program, and shows the same as the session that is written.
 */
export async function playAtTerminal(play: (typed: readonly string[]) => Promise<Played>): Promise<Played> {
  const typed: string[] = [];
  let played = await play(typed);
  let shown = show(played.transcript, '');
  const lines = createInterface({ input: process.stdin, terminal: false });
  for await (const line of played.transcript.ends === 'waiting' ? lines : []) {
    // A terminal shows what is typed by itself.
    if (!process.stdin.isTTY) process.stderr.write(`${line}\n`);
    typed.push(line);
    played = await play(typed);
    shown = show(played.transcript, shown);
    if (played.transcript.ends === 'finished') break;
  }
  lines.close();
  process.stdin.unref();
  process.stderr.write('\n');
  return played;
}

/** Prints what is new, to stderr: stdout says only what was written. */
function show({ pieces }: Transcript, before: string): string {
  const all = printedText(pieces);
  process.stderr.write(all.slice(before.length));
  return all;
}
