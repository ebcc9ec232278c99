import type { Finding } from '../../../harness/model/result/finding.ts';
import { count } from '../../phrases/count.ts';
import { code } from '../../phrases/quote.ts';
import { type Signature, signatureOf } from '../case/signature.ts';

type Difference = Extract<Finding, { rule: 'prototype' }>['difference'];

/** What differs between the prototype of the handout and the one in the program. */
export function prototypeDifference(demanded: string, found: string, difference: Difference): string {
  const wanted = signatureOf(demanded);
  const got = signatureOf(found);
  const pair = `the handout has ${code(demanded)}`;
  switch (difference) {
    case 'internal-linkage':
      return `${code(wanted?.name ?? found)} cannot be called from outside of its file. Take away ${code('static')} or the unnamed namespace around it.`;
    case 'namespace':
      return `${code(found)} is in a namespace, where other files do not find it: ${pair}, outside of any namespace.`;
    case 'return-type':
      return wanted === undefined || got === undefined || got.returns === ''
        ? `${code(found)} returns another type: ${pair}.`
        : `${code(wanted.name)} returns ${code(got.returns)}; the handout has ${code(wanted.returns)}.`;
    case 'parameters': {
      const what = wanted && got && firstOtherParameter(wanted, got);
      return `${code(found)} has other parameters: ${pair}.${what === undefined ? '' : ` ${what}`}`;
    }
    default:
      return difference satisfies never;
  }
}

function firstOtherParameter(wanted: Signature, got: Signature): string | undefined {
  if (wanted.parameters.length !== got.parameters.length) {
    return `It has ${count(got.parameters.length, 'parameter')} instead of ${wanted.parameters.length}.`;
  }
  for (const [index, type] of wanted.parameters.entries()) {
    const other = got.parameters[index];
    if (other === undefined || other === type) continue;
    if (`${other}&` === type)
      return `Parameter ${index + 1} must be a reference: ${code(type)}, with the ${code('&')}.`;
    if (other === `${type}&`)
      return `Parameter ${index + 1} must not be a reference: ${code(type)}, without the ${code('&')}.`;
    return `Parameter ${index + 1} is ${code(other)} and must be ${code(type)}.`;
  }
  return undefined;
}
