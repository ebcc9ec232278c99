import type { Verdict } from '../../../harness/model/result/verdict.ts';
import { plain } from '../../phrases/quote.ts';

type BrokenProtocol = Extract<Verdict, { kind: 'broken-protocol' }>;
type ProtocolProblem = BrokenProtocol['problems'][number];

/** Long enough for a reply in which every character is spelt out, with what there is to say about it. */
const longest = 600;

/** The first problem: what follows is a consequence as often as not. */
export function protocolHeadline([first]: readonly ProtocolProblem[]): string {
  return first?.found === undefined
    ? 'Something in the dialogue with the other program is wrong.'
    : plain(first.found, longest);
}

/** What else is wrong, a sentence or two each. */
export function furtherProblems(problems: readonly ProtocolProblem[]): string[] {
  return problems.slice(1).flatMap(({ found, expected }) => {
    if (found === undefined) return [];
    return [plain(found, longest) + (expected === undefined ? '' : ` Expected: ${plain(expected)}`)];
  });
}

/** What a reply had to be, where a reply is what was wrong. */
export function expectedReply(verdict: Verdict): string | undefined {
  return verdict.kind === 'broken-protocol' ? verdict.problems[0]?.expected : undefined;
}

/** A reply that was right, but came only when there was no more input. */
export function isKeptBack({ problems }: BrokenProtocol): boolean {
  return problems[0]?.code === 'kept-back';
}

/**
 * The same for two cases that fail alike: what is said of them is equal, apart from what the program said or was sent,
 * and where. Nothing where the details are hidden.
 */
export function protocolCause({ problems }: BrokenProtocol): string | undefined {
  const [first] = problems;
  if (first?.found === undefined) return undefined;
  return `${first.code} ${first.found.replace(/"[^"]*"/g, '""').replace(/\b[A-Z]?\d+\b/g, '0')}`;
}
