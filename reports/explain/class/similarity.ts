import type {
  LeftOutReason,
  PairSide,
  SimilarPair,
  Similarity,
  SimilarityOutcome,
} from '../../../harness/model/result/similarity.ts';
import { count, listed } from '../../phrases/count.ts';

/** Rounded down, so that 100 is never less than all. */
export function wholePercent(share: number): number {
  return Math.floor(share * 100 + 1e-9);
}

/** `84 %` */
export function percentText(share: number): string {
  return `${wholePercent(share)} %`;
}

export const notAProof =
  'Similar code is a reason to look, not a proof. Two students may have had the same example or the same help, or ' +
  'have found the same short solution. Read the code, and speak to them, before you decide anything.';

export function howItWasCompared({ threshold, contained, template }: Similarity): string[] {
  const given =
    template.length === 0
      ? 'This assignment has no template: the students were given no code that would have to be left out.'
      : `The code that the students were given does not count, wherever it appears: ${listed(template)}.`;
  return [
    `Listed are pairs that have ${threshold} % or more of their code in common, and pairs where ${contained} % or more of one appears in the other. The shorter a program has to be, the more of it two people who work by themselves may have in common.`,
    'Names, comments, layout, braces, and the order of functions and files do not count. All files that were compiled count together. No submission is compared with itself.',
    given,
  ];
}

export function pairSentence({ left, right, longest }: SimilarPair): string {
  const [one, other] = [nameOfSide(left), nameOfSide(right)];
  return `${linesOf(left)} of ${one} appear in ${other}, and ${linesOf(right)} of ${other} in ${one}. The longest fragment has ${count(longest, 'line')}.`;
}

function linesOf({ alike, lines }: PairSide): string {
  return `${alike} of ${count(lines, 'line')} of code`;
}

function nameOfSide({ submissions }: PairSide): string {
  return submissions[0] ?? '';
}

export const leftOutWords: Readonly<Record<LeftOutReason, string>> = {
  'no-code': 'there is no code: no submission, or it could not be graded',
  'too-little': 'there is too little code of their own: hardly more than the template, or only a few lines',
  unreadable: 'the code could not be read: it is too long, or nested too deep',
};

export const inPartWords =
  'Only a part of these could be compared, as they are very long or could not be read in places. Look at them yourself:';

/** Why no submissions were compared, and what to do; undefined if they were. */
export function whyNotCompared(outcome: SimilarityOutcome): string | undefined {
  switch (outcome.kind) {
    case 'compared':
      return undefined;
    case 'not-installed':
      return 'Similar code was not looked for, because the package @dodona/dolos-lib is not installed here: run "npm install" in the folder of Verbatim, with a network, and ask again. Marks are not affected.';
    case 'does-not-load':
      return `Similar code was not looked for, because the package @dodona/dolos-lib does not run here (${outcome.detail}): run "npm ci" in the folder of Verbatim, with a network, and ask again. Marks are not affected.`;
    case 'failed':
      return `Similar code was not looked for, because of a fault on our side (${outcome.detail}). Marks are not affected.`;
    default:
      return outcome satisfies never;
  }
}

/** For the class page and the terminal. */
export function pairsFound(pairs: number): string {
  return pairs === 0 ? 'no pairs above the threshold' : `${count(pairs, 'pair')} to look at`;
}
