import { isMain, parametersOf, writtenFunctions } from '../../cpp/names/functions.ts';
import { declaresArray } from '../../cpp/types/declares-array.ts';
import { placeOfProgram } from '../place-of-program.ts';
import type { RuleCheck, Sighting } from '../rule.ts';
import type { arrayParameters } from './definition.ts';

/**
 * At least this many functions must have a parameter that is an array, a reference or pointer to one, or a std::array.
 * `main` does not count, because the language fixes its parameters.
 */
export const check: RuleCheck<typeof arrayParameters> = {
  readsTree: true,
  *find({ files }, { functions: demanded }): Generator<Sighting> {
    const found = files
      .flatMap(writtenFunctions)
      .filter((one) => !isMain(one) && parametersOf(one).some((node) => declaresArray(node, one.file.names))).length;
    // More of them may stand in what could not be read.
    if (found >= demanded || files.some(({ unread }) => unread.length > 0)) return;
    yield* placeOfProgram(files, { rule: 'array-parameters', demanded, found });
  },
};
