import type { GradedCase, Graded } from '../../harness/model/result/grading.ts';
import type { Verdict } from '../../harness/model/result/verdict.ts';
import { sampleGrading } from './sample-grading.ts';

/** Marks every text of a hidden case that students must not see, each with another number. */
export const canary = 'CANARY';

/** Hidden cases with every verdict and every kind of evidence. All their details are canaries. */
export function gradingWithCanaries(): Graded {
  let planted = 0;
  const next = () => `${canary}-${(planted += 1)}`;
  const piece = (kind: 'printed' | 'typed' = 'printed') => ({ kind, text: `${next()}\n` });
  const session = () => ({
    kind: 'session' as const,
    typed: [next(), next()],
    expected: [piece(), piece('typed'), piece()],
    actual: [piece(), piece('typed'), piece()],
    notUtf8: true,
    cutAfterBytes: 4096,
  });
  const side = () => ({ returns: next(), after: [{ name: next(), value: next() }], prints: `${next()}\n` });
  const call = () => ({
    kind: 'call' as const,
    function: next(),
    call: `${next()}(${next()})`,
    before: [{ name: next(), value: next() }],
    expected: side(),
    actual: side(),
  });
  const first = () => ({
    offset: 12,
    afterInput: 1,
    expected: { line: 2, column: 1, text: [piece()] },
    actual: { line: 2, column: 1, text: [piece()] },
  });
  const lines = { differing: 1, total: 2 };
  const verdicts = (): Verdict[] => [
    { kind: 'accepted' },
    { kind: 'presentation', classes: ['blanks'], lines, first: first() },
    { kind: 'wrong-output', lines, first: first() },
    { kind: 'asked-for-more-input', first: first() },
    { kind: 'wrong-result', mismatches: [{ name: next(), expected: next(), actual: next() }] },
    { kind: 'crashed', cause: { kind: 'signal', signal: 'SIGSEGV' } },
    { kind: 'crashed', cause: { kind: 'exited-inside-call' } },
    { kind: 'timed-out', clock: 'cpu', seconds: 2 },
    { kind: 'too-much-output', limitBytes: 65_536 },
    { kind: 'out-of-memory', limitMiB: 256 },
    { kind: 'forbidden-operation', operation: 'fork' },
    { kind: 'missing-function', demanded: 'int gridState(long long grid, int pos)' },
    { kind: 'did-not-compile' },
    { kind: 'skipped', reason: `“The handout's sample run” (transcripts/01-sample-run) has to pass first` },
    { kind: 'presentation', classes: ['wording'], lines, wording: [{ expected: next(), actual: next() }] },
    { kind: 'broken-protocol', problems: [{ code: 'full-peg', found: next(), expected: next() }] },
  ];
  const conversation = () => ({
    kind: 'conversation' as const,
    script: [next()],
    moves: [next()],
    said: [piece('typed'), piece()],
    screen: [piece(), piece('typed')],
  });
  const property = () => ({
    kind: 'property' as const,
    runs: 40,
    failed: 3,
    seed: 77_777_777,
    path: `${next()}:1`,
    smallest: { verdict: { kind: 'wrong-output' as const, lines, first: first() }, evidence: session() },
  });
  const cases = [session, call, conversation, property].flatMap((evidence, index) =>
    verdicts().map((verdict, at): GradedCase => ({
      id: `transcripts/hidden-${index}-${at}`,
      group: 'transcripts',
      about: `What everybody may know ${index} ${at}`,
      visibility: 'hidden',
      verdict,
      marks: 0,
      outOf: 1,
      hint: `A hint for everybody ${index} ${at}`,
      evidence: evidence(),
    })),
  );
  const graded = sampleGrading({ submission: 's1155000001' });
  return { ...graded, marks: 58, cases: [...graded.cases, ...cases] };
}
