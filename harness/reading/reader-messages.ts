import type { CompilerMacros } from '../model/program/compiler-macros.ts';
import type { ReadingLimit } from '../model/program/reading-limit.ts';
import type { JobAnswer, JobName, JobRequest } from './jobs.ts';

/** A request on its way to a reader. */
export interface ReaderMessage {
  readonly name: JobName;
  readonly request: object;
  /** Some 0.3 MB that are the same for a whole class, so they are sent once. */
  readonly macros?: CompilerMacros | 'as-before';
}

/** What a reader answers. */
export type ReaderAnswer = (
  | { readonly kind: 'read'; readonly value: JobAnswer<JobName> }
  | { readonly kind: 'unreadable'; readonly limit: ReadingLimit }
) & {
  /** The reader must not be asked again. */
  readonly isSpent?: boolean;
  /** Processor time since the reader started. */
  readonly usedSeconds?: number;
};

/** Makes the messages to one reader. It must get all of them, in their order. */
export function messageWriter(): (name: JobName, request: JobRequest<JobName>) => ReaderMessage {
  let known: CompilerMacros | undefined;
  return (name, request) => {
    if (!('macros' in request) || request.macros === undefined) return { name, request };
    const { macros, ...rest } = request;
    const isKnown = known !== undefined && isSame(known, macros);
    known = macros;
    return { name, request: rest, macros: isKnown ? 'as-before' : macros };
  };
}

/** Turns the messages back into requests. */
export function messageReader(): (message: ReaderMessage) => JobRequest<JobName> {
  let known: CompilerMacros | undefined;
  return ({ request, macros }) => {
    if (macros !== undefined && macros !== 'as-before') known = macros;
    return (macros === undefined ? request : { ...request, macros: known }) as JobRequest<JobName>;
  };
}

function isSame(one: CompilerMacros, other: CompilerMacros): boolean {
  const [keys, otherKeys] = [Object.keys(one.ofHeaders), Object.keys(other.ofHeaders)];
  return (
    one.predefined === other.predefined &&
    keys.length === otherKeys.length &&
    keys.every((key) => one.ofHeaders[key] === other.ofHeaders[key])
  );
}
