import type { Diagnosis } from '../../../harness/model/result/diagnosis.ts';
import { count } from '../../phrases/count.ts';
import { code, plain } from '../../phrases/quote.ts';

type MemoryFault = Extract<Diagnosis, { readonly kind: 'memory-fault' }>;

/** Which memory was read or written, relative to the nearest variable. */
export function memoryWords({ access, bytes, where, distance, variable, variableBytes }: MemoryFault): string {
  const does = `${access === 'read' ? 'reads' : 'writes'} ${count(bytes, 'byte')}`;
  const name = variable === '' ? `an array of ${count(variableBytes, 'byte')}` : code(variable);
  const size = variable === '' ? '' : `, which has ${count(variableBytes, 'byte')}`;
  const apart = distance === 0 ? '' : `${count(distance, 'byte')} `;
  switch (where) {
    case 'behind':
      return `this ${does}${distance === 0 ? ' right' : `, ${apart}`.trimEnd()} behind the end of ${name}${size}.`;
    case 'before':
      return `this ${does}, ${apart}before the beginning of ${name}${size}.`;
    case 'scope':
      return `this ${does} of ${name} after the block in which it was declared has ended.`;
    case 'freed':
      return `this ${does} of an array that was deleted before.`;
    case 'inside':
      return `this ${does} that begin in ${name}${size}, and go beyond its end.`;
    case 'outside':
      return `this ${does} outside of every variable.`;
  }
}

/** The conditions of the library that novices break. */
const knownRules: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^__n < this->size\(\)$/, 'an index of a vector or array is not below its `size()`.'],
  [/^__pos <= size\(\)$/, 'an index of a string is greater than its `size()`.'],
  [/^!this->empty\(\)$|^!empty\(\)$/, 'the first or last element of something empty is used.'],
  [/^__n < _Nm$/, 'an index of a std::array is not below its size.'],
];

export function libraryWords(rule: string): string {
  const known = knownRules.find(([pattern]) => pattern.test(rule));
  return known === undefined ? `the C++ library requires ${code(plain(rule, 120))} here.` : known[1];
}

export function recursionWords(functions: readonly string[]): string {
  const names = functions.map((name) => code(name));
  if (names.length === 1) {
    return `endless recursion: ${names[0]} calls itself again and again, until the stack is full. It needs a case in which it does not.`;
  }
  return `endless recursion: ${names.slice(0, -1).join(', ')} and ${names.at(-1)} call each other again and again, until the stack is full. One of them needs a case in which it does not.`;
}
