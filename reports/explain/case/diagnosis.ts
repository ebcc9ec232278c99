import type { Diagnosis } from '../../../harness/model/result/diagnosis.ts';
import { libraryWords, memoryWords, recursionWords } from './fault-words.ts';
import { code, plain } from '../../phrases/quote.ts';

/** Why a case fails, in a sentence or two: what a second build with checks found. */
export function explainDiagnosis(diagnosis: Diagnosis): string {
  if (diagnosis.kind === 'uninitialised') return uninitialised(diagnosis.at);
  return `A run with checks found this at ${placeOf(diagnosis)}: ${faultWords(diagnosis)}`;
}

/** The same without its place, as a complete sentence. */
export function faultText(diagnosis: Diagnosis): string {
  const words = diagnosis.kind === 'uninitialised' ? withoutValue : faultWords(diagnosis);
  return words.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

type Fault = Exclude<Diagnosis, { readonly kind: 'uninitialised' }>;
type Place = Pick<Fault, 'file' | 'line'>;

function uninitialised(at: Place | undefined): string {
  // Without a place, we only know that the result depends on garbage in memory.
  return at === undefined
    ? 'What your program does here depends on memory that was never given a value: a variable without a first value, or a place outside of an array.'
    : `A run with checks found this at ${placeOf(at)}: ${withoutValue}`;
}

const withoutValue = 'a variable is used before it has a value. Give it one where it is declared.';

function faultWords(fault: Fault): string {
  switch (fault.kind) {
    case 'index-out-of-bounds':
      return `index ${number(fault.index)} is out of bounds for ${code(fault.array)}${rangeOf(fault.array)}.`;
    case 'division-by-zero':
      return 'a division by zero, with / or with %.';
    case 'overflow':
      return `${term(fault.left)} ${fault.operator} ${term(fault.right)} is too large or too small for ${code(fault.type)}.`;
    case 'shift-out-of-range':
      return `${term(fault.left)} cannot be shifted by ${number(fault.right)} as ${code(fault.type)}.`;
    case 'no-return':
      return 'this function must return a value, and reached its end without `return`.';
    case 'null-pointer':
      return 'a pointer is used that points to nothing (`nullptr`).';
    case 'array-size':
      return `an array cannot have ${number(fault.size)} elements.`;
    case 'impossible-value':
      return `${code(fault.type)} cannot be ${number(fault.value)}.`;
    case 'memory-fault':
      return memoryWords(fault);
    case 'library-check':
      return libraryWords(fault.rule);
    case 'endless-recursion':
      return recursionWords(fault.functions);
    case 'stack-overflow':
      return `the variables of ${code(fault.function)} do not fit on the stack, which has 8 MiB. Make its arrays smaller.`;
    case 'uncaught-exception':
      return `an exception${fault.type === '' ? '' : ` (${code(fault.type)})`} is thrown, and nothing catches it.`;
    case 'crash-place':
      return 'the program crashed here.';
    default:
      return fault satisfies never;
  }
}

function placeOf({ file, line }: Place): string {
  return code(`${file}:${line}`);
}

/** The last index that is allowed in the first brackets of `int [8][3]`. */
function rangeOf(array: string): string {
  const [, size] = /\[(\d+)\]/.exec(array) ?? [];
  return size === undefined || size === '0' ? '' : `, whose last index is ${Number(size) - 1}`;
}

function number(text: string): string {
  return plain(text, 40);
}

/** Negative numbers get brackets, because they may come after an operator. */
function term(text: string): string {
  return text.startsWith('-') ? `(${number(text)})` : number(text);
}
