import { type SimilarPair, type Similarity, similarityFormat } from '../model/result/similarity.ts';
import type { RankedPair } from './best-pairs.ts';
import type { CodeToken } from './code-tokens.ts';
import { type Comparer, comparer } from './compare-two.ts';
import type { Dolos } from './dolos.ts';
import { alikeIn } from './fragments.ts';
import { containedShare } from './measure.ts';
import { rankPairs } from './rank-pairs.ts';
import { sameCode } from './same-code.ts';
import { type ReadSubmission, submissionCode } from './submission-code.ts';

export interface SimilarityRequest {
  readonly assignment: string;
  readonly submissions: readonly ReadSubmission[];
  /** The code that all students were given. */
  readonly template: readonly { readonly name: string; readonly tokens: readonly CodeToken[] }[];
  /** In percent. */
  readonly threshold: number;
  readonly dolos: Dolos;
  readonly tool: string;
}

/** Finds submissions with code in common. The same submissions give the same answer, in whatever order they come. */
export function findSimilar({
  assignment,
  submissions,
  template,
  threshold,
  dolos,
  tool,
}: SimilarityRequest): Similarity {
  const inOrder = submissions.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const unread = inOrder.flatMap(({ id, leftOut }) =>
    leftOut === undefined ? [] : [{ submission: id, because: leftOut }],
  );
  const all = inOrder.filter(({ leftOut }) => leftOut === undefined).map(submissionCode);
  const compare = comparer(
    dolos,
    template.map(({ tokens }) => tokens.map(({ token }) => token)),
  );
  const groups = sameCode(all);
  const fingerprints = groups.map(({ first }) => compare.fingerprints(first));
  const { pairs, more, tooLittle } = rankPairs(groups, fingerprints, threshold);
  const little = new Set([...tooLittle].map(({ first }) => first.digest));
  const compared = all.filter(({ digest }) => !little.has(digest));
  return {
    format: similarityFormat,
    assignment,
    threshold,
    contained: Math.max(containedShare, threshold),
    tool,
    template: template.map(({ name }) => name),
    compared: compared.length,
    pairs: pairs.map((pair) => described(compare, pair)),
    more,
    inPart: compared.filter(({ inPart }) => inPart).map(({ id }) => id),
    leftOut: [
      ...unread,
      ...all
        .filter(({ digest }) => little.has(digest))
        .map(({ id }) => ({ submission: id, because: 'too-little' as const })),
    ].toSorted((one, other) => (one.submission < other.submission ? -1 : 1)),
  };
}

function described(compare: Comparer, { left, right, similarity, leftShare, rightShare }: RankedPair): SimilarPair {
  const [one] = left;
  const [other] = right;
  if (one === undefined || other === undefined) throw new Error('a pair has two sides');
  const { fragments, ...alike } = alikeIn(compare.fragments(one, other), one, other);
  const lengths = fragments.map((fragment) =>
    Math.min(...[fragment.left, fragment.right].map(({ from, to }) => to - from + 1)),
  );
  return {
    similarity: rounded(similarity),
    longest: lengths.reduce((longest, length) => Math.max(longest, length), 0),
    left: { submissions: idsOf(left), lines: one.lines, alike: alike.left, share: rounded(leftShare) },
    right: { submissions: idsOf(right), lines: other.lines, alike: alike.right, share: rounded(rightShare) },
    fragments,
  };
}

function idsOf(members: RankedPair['left']): string[] {
  return members.map(({ id }) => id);
}

/** Further digits would depend on the position of the winnowing window. */
function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
