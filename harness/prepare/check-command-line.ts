import type { Truth } from '../model/assignment/truth.ts';
import { shellWord } from '../text/shell-word.ts';

/** The parts of a replay besides the files. */
export interface CheckChoice {
  /** Only if the names of the files do not show it. */
  readonly assignment?: string | undefined;
  readonly dialect?: string | undefined;
  /** Only if it was asked for. */
  readonly truth?: Truth | undefined;
}

/** A command to copy that checks these files again. */
export function checkCommandLine(paths: readonly string[], { assignment, dialect, truth }: CheckChoice = {}): string {
  return [
    'verbatim check',
    // A file such as `-a.cpp` would be an option.
    ...paths.map((path) => shellWord(path.startsWith('-') ? `./${path}` : path)),
    ...(assignment === undefined ? [] : [`--assignment ${shellWord(assignment)}`]),
    ...(dialect === undefined ? [] : [`--dialect ${shellWord(dialect)}`]),
    ...(truth === undefined ? [] : [`--truth ${truth}`]),
  ].join(' ');
}
