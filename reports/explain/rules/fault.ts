import type { Finding } from '../../../harness/model/result/finding.ts';
import { faultText } from '../case/diagnosis.ts';

type Fault = Extract<Finding, { readonly rule: 'memory-fault' | 'undefined-behaviour' }>;

/** A fault of a program whose output is right. */
export function explainFault({ rule, fault }: Fault): string {
  const words = fault === undefined ? inHiddenCase[rule] : faultText(fault);
  return `${words} The output is right only by luck: another compiler or another machine may give a different one.`;
}

const inHiddenCase = {
  'memory-fault': 'In a hidden case, this reads or writes outside of a variable or an array.',
  'undefined-behaviour': 'In a hidden case, this does something whose result the C++ language leaves open.',
} as const satisfies Readonly<Record<Fault['rule'], string>>;
