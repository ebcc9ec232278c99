import { type Inspected, type Inspection, inspect } from '../../inspect/inspect.ts';
import { type LinkedSources, sharedCode } from '../../inspect/shared-code.ts';
import type { SharedCode } from '../../model/result/grading.ts';

export interface InspectRequest extends Inspected {
  /** Two programs, where the assignment asks how much code they share. */
  readonly sharing?: readonly [LinkedSources, LinkedSources];
}

export interface ReadPolicy extends Inspection {
  readonly sharedCode?: SharedCode;
}

/** The course's rules, and how much code two programs share. */
export async function readPolicy({ sharing, ...inspected }: InspectRequest): Promise<ReadPolicy> {
  const inspection = await inspect(inspected);
  return sharing === undefined ? inspection : { ...inspection, sharedCode: sharedCode(inspected.sources, sharing) };
}
