import { usesOfClass } from '../library/class-uses.ts';
import type { RuleCheck, Sighting } from '../rule.ts';
import type { noVectors } from './definition.ts';

/** `std::vector` by any name. */
export const check: RuleCheck<typeof noVectors> = {
  readsTree: true,
  *find({ files }): Generator<Sighting> {
    for (const file of files) {
      for (const { at, how, text } of usesOfClass(file, ['vector'])) {
        yield { kind: 'breach', file, at, facts: { rule: 'no-vectors', how, text } };
      }
    }
  },
};
