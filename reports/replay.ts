import type { GradedCase } from '../harness/model/result/grading.ts';
import { visible } from './phrases/visible.ts';

/** How to run the program again: `{ command: 'verbatim check', file: 'domineering.cpp' }`. */
export interface Replay {
  readonly command: string;
  /** Absent if the command already contains its files, quoted. */
  readonly file?: string;
}

/** The command that runs only this case; for a random run, exactly this counterexample. */
export function replayCommand(
  { command, file }: Replay,
  { id, evidence }: Pick<GradedCase, 'id' | 'evidence'>,
): string {
  const only = `${visible(command)}${file === undefined ? '' : ` ${shellWord(file)}`} --only ${shellWord(id)}`;
  if (evidence?.kind !== 'property') return only;
  // In `--seed -5`, the -5 would be read as an option.
  const seed = evidence.seed < 0 ? `--seed=${evidence.seed}` : `--seed ${evidence.seed}`;
  return `${only} ${seed}${evidence.path === '' ? '' : ` --path ${shellWord(evidence.path)}`}`;
}

/** One word for a POSIX shell. Plain names stay unquoted, so that they also work on Windows. */
function shellWord(text: string): string {
  const shown = visible(text);
  return /^[\w./:@%+,-]+$/.test(shown) && !shown.startsWith('-') ? shown : `'${shown.replaceAll("'", "'\\''")}'`;
}
