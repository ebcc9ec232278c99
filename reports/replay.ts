import type { GradedCase } from '../harness/model/result/grading.ts';
import { visible } from './phrases/visible.ts';

/** How to run the program again: `{ command: 'verbatim check', file: 'domineering.cpp' }`. */
export interface Replay {
  readonly command: string;
  /** Absent where the command names its files itself, already quoted. */
  readonly file?: string;
}

/** The command that runs only this case; for a random run, exactly this counterexample. */
export function replayCommand(
  { command, file }: Replay,
  { id, evidence }: Pick<GradedCase, 'id' | 'evidence'>,
): string {
  const only = `${visible(command)}${file === undefined ? '' : ` ${shellWord(file)}`} --only ${shellWord(id)}`;
  if (evidence?.kind !== 'property') return only;
  // `--seed -5` would read as an option of its own.
  const seed = evidence.seed < 0 ? `--seed=${evidence.seed}` : `--seed ${evidence.seed}`;
  return `${only} ${seed}${evidence.path === '' ? '' : ` --path ${shellWord(evidence.path)}`}`;
}

/** One word for a POSIX shell; plain names stay as they are, and they are all that Windows gets to see. */
function shellWord(text: string): string {
  const shown = visible(text);
  return /^[\w./:@%+,-]+$/.test(shown) && !shown.startsWith('-') ? shown : `'${shown.replaceAll("'", "'\\''")}'`;
}
