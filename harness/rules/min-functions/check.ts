import type { RuleOptions } from '../../model/assignment/assignment.ts';
import { isMain, writtenFunctions } from '../../cpp/names/functions.ts';
import type { Rule, Sighting } from '../rule.ts';
import { placeOfProgram } from '../place-of-program.ts';

/** The program is made of at least so many functions besides `main`: free functions and members, each with its body. */
export const minFunctions: Rule<RuleOptions['min-functions']> = {
  readsTree: true,
  *check({ files }, { 'besides-main': demanded }): Generator<Sighting> {
    const found = files.flatMap(writtenFunctions).filter((one) => !isMain(one)).length;
    // More of them may stand in what could not be read.
    if (found >= demanded || files.some(({ unread }) => unread.length > 0)) return;
    yield* placeOfProgram(files, { rule: 'min-functions', demanded, found });
  },
};
