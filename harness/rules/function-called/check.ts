import { type Caller, callGraph } from '../../cpp/names/call-graph.ts';
import { type WrittenFunction, parametersOf } from '../../cpp/names/functions.ts';
import type { RuleCheck, Sighting } from '../rule.ts';
import type { functionCalled } from './definition.ts';

/**
 * Each required function must be called by `main` or by another function. Passing it to a function counts as well, as
 * that function may call it. A call by itself, or by a function that runs only because it calls it, does not count.
 */
export const check: RuleCheck<typeof functionCalled> = {
  readsTree: true,
  *find(subject): Generator<Sighting> {
    // In what could not be read, any function may be called.
    if (subject.files.some(({ unread }) => unread.length > 0)) return;
    const calls = callGraph([...subject.files, ...subject.provided]);
    for (const { name, parameters, member } of subject.assignment.functions) {
      const same = calls.functions.filter(({ declaration, place }) => declaration.name === name && place === 'free');
      const exact = same.filter((one) => parametersOf(one).length === parameters.length);
      const [written] = exact.length === 0 ? same : exact;
      if (member !== undefined || written === undefined || written.file.provided) continue;
      if (calls.isCalled(written)) continue;
      const by = whoCalls(written, calls.callersOf(written));
      const facts = { rule: 'function-called', function: name, by } as const;
      yield { kind: 'breach', file: written.file, at: written.declaration.node, facts };
    }
  },
};

function whoCalls({ definition }: WrittenFunction, callers: ReadonlySet<Caller>) {
  if (callers.size === 0) return 'nothing';
  return [...callers].every((caller) => caller === definition) ? 'itself' : 'its-own-helpers';
}
