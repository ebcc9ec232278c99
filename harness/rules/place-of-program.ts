import { isMain, writtenFunctions } from '../cpp/names/functions.ts';
import type { ReadFile } from '../cpp/source/program.ts';
import type { Facts, Sighting } from './rule.ts';

/** What a whole program lacks is reported at its `main`, or for its first file if it has no `main`. */
export function* placeOfProgram(files: readonly ReadFile[], facts: Facts): Generator<Sighting> {
  const main = files.flatMap(writtenFunctions).find(isMain);
  const [first] = files;
  if (main !== undefined) yield { kind: 'breach', file: main.file, at: main.declaration.node, facts };
  else if (first !== undefined) yield { kind: 'breach', file: first, at: 'file', facts };
}
