import { isMain, writtenFunctions } from '../../cpp/names/functions.ts';
import type { RuleCheck, Sighting } from '../rule.ts';
import { placeOfProgram } from '../place-of-program.ts';
import type { minFunctions } from './definition.ts';

/** Besides `main`, the program has at least this many functions with a body, free functions and members. */
export const check: RuleCheck<typeof minFunctions> = {
  readsTree: true,
  *find({ files }, { 'besides-main': demanded }): Generator<Sighting> {
    const found = files.flatMap(writtenFunctions).filter((one) => !isMain(one)).length;
    // More of them may stand in what could not be read.
    if (found >= demanded || files.some(({ unread }) => unread.length > 0)) return;
    yield* placeOfProgram(files, { rule: 'min-functions', demanded, found });
  },
};
