import type { ReadingLimit } from '../model/program/reading-limit.ts';
import type { JobAnswer, JobName, JobRequest } from './jobs.ts';

export type ReadAnswer<Value> =
  | { readonly kind: 'read'; readonly value: Value }
  /** The student's text breaks a limit of reading. */
  | { readonly kind: 'unreadable'; readonly limit: ReadingLimit };

/** Reads what students control. A text that cannot be read is an answer; only faults of Verbatim are errors. */
export interface Reading {
  read<Name extends JobName>(name: Name, request: JobRequest<Name>): Promise<ReadAnswer<JobAnswer<Name>>>;
}
