import type { Student } from '../../model/submission/submission.ts';
import { commentBlocks } from '../comment-text/comment-blocks.ts';
import { type Identity, identityIn } from '../comment-text/identity.ts';
import { contradictsRoster } from '../comment-text/roster-match.ts';
import type { ReadFile } from '../../cpp/source/program.ts';
import { namedChildren } from '../../cpp/source/syntax-node.ts';
import type { RuleCheck, Sighting } from '../rule.ts';
import type { IdentityPart } from '../comment-text/identity-parts.ts';
import type { headerComment } from './definition.ts';

/** A comment at the beginning of a file says who wrote it. Files that were not asked for (headers, say) need none. */
export const check: RuleCheck<typeof headerComment> = {
  readsTree: false,
  *find({ files: all, students = [], assignment }, options): Generator<Sighting> {
    const asked = all.filter(({ name }) => assignment.files?.includes(name));
    for (const file of asked.length === 0 ? all : asked) {
      const blocks = commentBlocks(file).filter(({ start }) => start < beginningOf(file));
      const identity = identityIn(
        blocks.flatMap(({ lines }) => lines),
        options,
      );
      yield* missingParts(file, blocks[0]?.start ?? 0, identity, options.demands);
      for (const part of options.demands) yield* doubtfulPart(file, part, identity[part], students);
    }
  },
};

/** Directives and `using` may be above the comment: some editors put them there themselves. */
function beginningOf({ root, text }: ReadFile): number {
  return namedChildren(root).find(({ type }) => type !== 'using_declaration')?.start ?? text.length;
}

function* missingParts(
  file: ReadFile,
  at: number,
  identity: Identity,
  demands: readonly IdentityPart[],
): Generator<Sighting> {
  const parts = demands.filter((part) => identity[part] === undefined);
  if (parts.length === 0) return;
  // One comment is missing, so it is reported once, but each missing part is charged.
  yield {
    kind: 'breach',
    file,
    at,
    facts: { rule: 'header-comment', problem: 'missing', parts },
    counts: parts.length,
  };
}

function* doubtfulPart(
  file: ReadFile,
  part: IdentityPart,
  written: Identity[IdentityPart],
  students: readonly Student[],
): Generator<Sighting> {
  if (written === undefined) return;
  const { text: found, start: at, fits } = written;
  if (!fits) {
    yield { kind: 'breach', file, at, facts: { rule: 'header-comment', problem: 'form', parts: [part], found } };
  } else if (contradictsRoster(part, found, students)) {
    const facts = { rule: 'header-comment', problem: 'somebody-else', parts: [part], found } as const;
    // People may have several names and addresses, but have one ID.
    yield { kind: 'breach', file, at, facts: { ...facts, parts: [part] }, free: part !== 'student-id' };
  }
}
