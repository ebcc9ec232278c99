import type { Verdict } from '../../../harness/model/result/verdict.ts';
import { plain } from '../../phrases/quote.ts';

type BrokenProtocol = Extract<Verdict, { kind: 'broken-protocol' }>;
type ProtocolProblem = BrokenProtocol['problems'][number];

/** Long enough for a sentence about a reply in which every character is spelt out. */
const longest = 600;

/** The first problem, because the others often follow from it. */
export function protocolHeadline([first]: readonly ProtocolProblem[]): string {
  return first?.found === undefined
    ? 'Something in the dialogue with the other program is wrong.'
    : plain(first.found, longest);
}

/** The other problems, in a sentence or two each. */
export function furtherProblems(problems: readonly ProtocolProblem[]): string[] {
  return problems.slice(1).flatMap(({ found, expected }) => {
    if (found === undefined) return [];
    return [plain(found, longest) + (expected === undefined ? '' : ` Expected: ${plain(expected)}`)];
  });
}

/** The expected reply, if a reply was wrong. */
export function expectedReply(verdict: Verdict): string | undefined {
  return verdict.kind === 'broken-protocol' ? verdict.problems[0]?.expected : undefined;
}

/** Whether the reply was right, but came only when there was no more input. */
export function isKeptBack({ problems }: BrokenProtocol): boolean {
  return problems[0]?.code === 'kept-back';
}

/**
 * A text that is equal for two cases with the same problem, whatever the program said or was sent, and wherever that
 * was. Undefined if the details are hidden.
 */
export function protocolCause({ problems }: BrokenProtocol): string | undefined {
  const [first] = problems;
  if (first?.found === undefined) return undefined;
  return `${first.code} ${first.found.replace(/"[^"]*"/g, '""').replace(/\b[A-Z]?\d+\b/g, '0')}`;
}
