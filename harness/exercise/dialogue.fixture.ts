import fc from 'fast-check';
import type {
  AnsweringProgram,
  CommandingProgram,
  CommandingRun,
  CommandingScript,
  Received,
  ConversationProblem,
  Partner,
} from '../model/assignment/interactive.ts';
import type { Piece } from '../model/assignment/transcript.ts';

/* For tests: two interactive programs, so small that a test can be read in full. Both add numbers up. */

/** Answers each number with the sum so far, and ends at `quit`. */
export const adder: AnsweringProgram = {
  kind: 'answering',
  *converse(script) {
    let sum = 0;
    for (const line of script) {
      sum += line === 'quit' ? 0 : Number(line);
      const received = yield { say: `${line}\n`, read: line === 'quit' ? 'end' : 'line' };
      const problem = line === 'quit' ? problemAtEnd(received) : problemOfReply(received, sum);
      if (problem !== undefined) return problem;
    }
    return undefined;
  },
  transcript(script) {
    let sum = 0;
    const pieces = script.flatMap((line): Piece[] => {
      const sent: Piece = { kind: 'typed', text: line };
      if (line === 'quit') return [sent];
      sum += Number(line);
      return [sent, { kind: 'printed', text: `${sum}\n` }];
    });
    return { pieces, ends: script.includes('quit') ? 'finished' : 'waiting' };
  },
  scripts: { sums: fc.array(fc.nat(99).map(String), { maxLength: 12 }) },
};

function problemOfReply(received: Received, sum: number): ConversationProblem | undefined {
  if (received.kind === 'line' && received.text === String(sum)) return undefined;
  if (received.kind === 'silence') return { code: 'no-reply', found: `nothing came${received.late && ' in time'}` };
  return { code: 'wrong-sum', found: `"${received.text}"`, expected: String(sum) };
}

function problemAtEnd({ kind, text }: Received): ConversationProblem | undefined {
  return kind === 'end' && text === '' ? undefined : { code: 'no-end', found: 'it went on after quit' };
}

/** Sends `add N` for each number that is typed, and announces the sum of the answers at `quit`. */
export const clerk: CommandingProgram = {
  kind: 'commanding',
  partner: ({ moves }) => addingPartner(moves.map(Number), ''),
  check: (script, run) => problemsOf(script, run),
  rightRun(script) {
    const { numbers, sum } = played(script);
    return { trace: numbers.map(([typed, move]) => `add ${typed} ${move}`), announces: [`Sum ${sum}`] };
  },
  scripts: {
    bills: fc
      .array(fc.tuple(fc.nat(99).map(String), fc.nat(9).map(String)), { maxLength: 8 })
      .map((rows) => ({ typed: [...rows.map(([typed]) => typed), 'quit'], moves: rows.map(([, move]) => move) })),
  },
};

/** Answers the nth command with the nth move. */
function addingPartner([move = 0, ...rest]: readonly number[], unread: string): Partner {
  return {
    answer(text) {
      const end = (unread + text).indexOf('\n');
      if (end === -1) return { say: '', next: addingPartner([move, ...rest], unread + text) };
      const { say, next } = addingPartner(rest, '').answer((unread + text).slice(end + 1));
      return { say: `${move}\n${say}`, next };
    },
  };
}

function played({ typed, moves }: CommandingScript) {
  const numbers = typed.filter((line) => line !== 'quit').map((line, index) => [line, moves[index] ?? '0'] as const);
  return { numbers, sum: numbers.reduce((sum, [line, move]) => sum + Number(line) + Number(move), 0) };
}

function problemsOf(script: CommandingScript, { trace, late, output, hasEnded }: CommandingRun): ConversationProblem[] {
  const { numbers, sum } = played(script);
  const commands = numbers.map(([line]) => `add ${line}\n`).join('');
  if (trace !== commands) {
    return [{ code: late === '' ? 'wrong-commands' : 'kept-back', found: trace + late, expected: commands }];
  }
  const announced = output.includes(`Sum ${sum}`) ? [] : [{ code: 'wrong-sum', found: output }];
  return hasEnded ? announced : [...announced, { code: 'no-end', found: 'it went on' }];
}
