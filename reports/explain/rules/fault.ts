import type { Finding } from '../../../harness/model/finding.ts';
import { faultText } from '../diagnosis.ts';

type Fault = Extract<Finding, { readonly rule: 'memory-fault' | 'undefined-behaviour' }>;

/** A fault of a program whose output is right. */
export function explainFault({ fault }: Fault): string {
  return `${faultText(fault)} The output is right all the same, which is luck: another compiler or another machine may give another one.`;
}
