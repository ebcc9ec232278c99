import { UsageError } from '../model/usage-error.ts';

const cures: Readonly<Record<string, string>> = {
  EACCES: 'you have no permission to write there; change the permissions, or copy the assignment to another folder',
  EPERM: 'you have no permission to write there; change the permissions, or copy the assignment to another folder',
  EROFS: 'that disk cannot be written to; copy the assignment to another folder',
  ENOSPC: 'that disk is full; make room there',
  EDQUOT: 'your part of that disk is full; make room there',
};

/** A file of an assignment could not be written: what to do about it. A mistake of Verbatim stays one. */
export function cannotWrite(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const cure = cures[code];
  return cure === undefined ? error : new UsageError(`cannot write ${path}: ${cure} (${code})`);
}
