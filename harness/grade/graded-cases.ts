import type { CaseResult } from '../exercise/exercise.ts';
import type { JudgedCase, SharedCase } from '../mark/mark.ts';
import type { Assignment } from '../model/assignment/assignment.ts';
import type { Diagnosis } from '../model/result/diagnosis.ts';

type PlannedCase = Omit<JudgedCase, 'verdict' | 'trials' | 'evidence' | 'diagnosis'>;

/** Every case of the assignment, in order, with what marking needs. */
export function plannedCases({ calls, sessions, conversations, properties, scheme }: Assignment): PlannedCase[] {
  return [
    ...calls.map((one) => planned(one, { group: 'functions', share: one.function })),
    ...sessions.map((one) => planned(one, { group: 'transcripts', share: programShare(one.program, scheme) })),
    ...conversations.map((one) => planned(one, { group: 'transcripts', share: programShare(one.program, scheme) })),
    ...properties.map((one) => planned({ ...one, visibility: 'public' }, { group: 'properties', share: '' })),
  ];
}

/** Sessions of one program share that program's marks, if the scheme gives each program its own. */
function programShare(program: string | undefined, { transcripts }: Assignment['scheme']): string {
  return transcripts === undefined ? '' : (program ?? '');
}

interface Planned extends Pick<PlannedCase, 'id' | 'about' | 'visibility' | 'points'> {
  readonly hint?: string;
}

function planned({ id, about, visibility, points, hint }: Planned, place: Omit<SharedCase, 'points'>): PlannedCase {
  return { id, about, visibility, points, ...place, ...(hint === undefined ? {} : { hint }) };
}

/** The cases that have a result. */
export function judgedCases(
  all: readonly PlannedCase[],
  results: ReadonlyMap<string, CaseResult>,
  diagnoses: ReadonlyMap<string, Diagnosis>,
): JudgedCase[] {
  return all.flatMap((one) => {
    const result = results.get(one.id);
    if (result === undefined) return [];
    const { failed: _failed, ...judged } = result;
    const diagnosis = diagnoses.get(one.id);
    return [{ ...one, ...judged, ...(diagnosis === undefined ? {} : { diagnosis }) }];
  });
}
