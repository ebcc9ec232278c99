import type { CallEvidence } from '../../../harness/model/result/grading.ts';
import type { ResultMismatch } from '../../../harness/model/result/verdict.ts';
import { code, quoted } from '../../phrases/quote.ts';

/** What a wrong value shows about its cause. */
export function resultNotice(mismatches: readonly ResultMismatch[], call: CallEvidence): string | undefined {
  const said = mismatches.map(cutToInt).find((text) => text !== undefined) ?? untouched(mismatches, call);
  const printed = call.expected.prints === '' ? (call.actual?.prints ?? '') : '';
  const alsoPrinted = printed === '' ? undefined : `It also printed ${quoted(printed)}; it must print nothing.`;
  return said === undefined || alsoPrinted === undefined ? (said ?? alsoPrinted) : `${said} ${alsoPrinted}`;
}

/** A long long that went through an int keeps its last 32 bits: no other mistake gives exactly this number. */
function cutToInt({ expected, actual }: ResultMismatch): string | undefined {
  if (!isInteger(expected) || !isInteger(actual) || expected === actual) return undefined;
  return BigInt.asIntN(32, BigInt(expected)) === BigInt(actual)
    ? 'The value was cut to 32 bits on the way: is there an `int` where a `long long` is needed?'
    : undefined;
}

function untouched(mismatches: readonly ResultMismatch[], { call }: CallEvidence): string | undefined {
  const args = call.slice(call.indexOf('(') + 1, -1).split(', ');
  const same = mismatches.find(({ name, actual }) => name !== 'returned' && args.includes(actual));
  return same && `${code(same.name)} still has the value it came with.`;
}

function isInteger(text: string): boolean {
  return /^-?\d+$/.test(text);
}
