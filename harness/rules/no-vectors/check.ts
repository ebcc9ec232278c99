import type { NoOptions } from '../../model/assignment/assignment.ts';
import { usesOfClass } from '../library/class-uses.ts';
import type { Rule, Sighting } from '../rule.ts';

/** `std::vector`, by whatever name. */
export const noVectors: Rule<NoOptions> = {
  readsTree: true,
  *check({ files }): Generator<Sighting> {
    for (const file of files) {
      for (const { at, how, text } of usesOfClass(file, ['vector'])) {
        yield { kind: 'breach', file, at, facts: { rule: 'no-vectors', how, text } };
      }
    }
  },
};
