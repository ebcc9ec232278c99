import type { Finding, Undecided } from '../../harness/model/result/finding.ts';
import type { Graded, Grading, NotGraded } from '../../harness/model/result/grading.ts';
import type { AccountedFile, FileFate, Intake, ZoneDoubt } from '../../harness/model/submission/intake.ts';
import { isRefusal } from '../../harness/model/submission/intake.ts';
import { type NoProgram, noProgramIn } from '../../harness/model/result/no-program.ts';
import { membersOf } from '../../harness/model/submission/submission.ts';
import { compareIds } from './class-counts.ts';

/** Why a person should look at something. */
export type ReasonToLook =
  /** A fault inside Verbatim. */
  | { readonly kind: 'not-graded'; readonly reason: string; readonly fault: NotGraded['fault'] }
  | { readonly kind: NoProgram; readonly grading: Graded }
  /** There is source code, but no file has an expected name. */
  | { readonly kind: 'other-names' }
  | { readonly kind: 'unreadable'; readonly finding: Extract<Finding, { readonly rule: 'unreadable-source' }> }
  | { readonly kind: 'undecided'; readonly undecided: Undecided }
  /** Files that were refused, or files that were not graded and may contain work. */
  | { readonly kind: 'refused' | 'doubtful'; readonly files: readonly AccountedFile[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'zone'; readonly doubt: ZoneDoubt }
  | { readonly kind: 'no-time' };

export interface ToLookAt {
  /** Absent for files that are not part of any submission. */
  readonly submission?: string;
  /** The names of the students, if they are known. */
  readonly names: readonly string[];
  readonly reasons: readonly ReasonToLook[];
}

/** What was found in the download; absent if only a part of the class was graded. */
export type LookIntake = Pick<Intake, 'files' | 'roster' | 'withoutTime' | 'zoneDoubts'>;

/** Such files may contain work. */
const doubtful: readonly FileFate[] = ['typed-on-site', 'other-archive', 'unreadable', 'whole-class', 'no-student'];

/** With more submissions without a time, the site gives no times at all, and one sentence says so. */
const maxWithoutTime = 5;

/** Every submission that a person should look at, once; then the files that are not part of any submission. */
export function toLookAt(gradings: readonly Grading[], intake?: LookIntake): ToLookAt[] {
  const found = new Map<string, ReasonToLook[]>();
  const add = (submission: string, reason: ReasonToLook): void => {
    found.set(submission, [...(found.get(submission) ?? []), reason]);
  };
  for (const grading of gradings) for (const reason of reasonsIn(grading)) add(grading.submission, reason);
  const names = new Map(
    gradings.map((one) => [one.submission, membersOf(one).flatMap(({ name }) => name ?? [])] as const),
  );
  const withoutSource = new Set(gradings.flatMap((one) => (one.insteadOfSource === undefined ? [] : [one.submission])));
  const { files = [], roster, withoutTime = [], zoneDoubts = [] } = intake ?? {};
  for (const { submission } of roster?.unknown ?? []) add(submission, { kind: 'unknown' });
  for (const doubt of zoneDoubts) add(doubt.submission, { kind: 'zone', doubt });
  if (withoutTime.length <= maxWithoutTime) for (const id of withoutTime) add(id, { kind: 'no-time' });
  const odd = gathered(files.filter(({ fate }) => isRefusal(fate) || doubtful.includes(fate)));
  for (const [submission, own] of odd) {
    const refused = own.filter(({ fate }) => isRefusal(fate));
    // Without source, all files are already named, except text that was typed on the site.
    const others = own.filter(
      ({ fate }) => !isRefusal(fate) && (fate === 'typed-on-site' || !withoutSource.has(submission)),
    );
    if (refused.length > 0) add(submission, { kind: 'refused', files: refused });
    if (others.length > 0) add(submission, { kind: 'doubtful', files: others });
  }
  return [...found]
    .toSorted(([one, first], [other, second]) => rank(one, first) - rank(other, second) || compareIds(one, other))
    .map(([submission, reasons]) => ({
      ...(submission === '' ? {} : { submission }),
      names: names.get(submission) ?? [],
      reasons,
    }));
}

function reasonsIn(grading: Grading): ReasonToLook[] {
  if (grading.status === 'not-graded') return [{ kind: 'not-graded', reason: grading.reason, fault: grading.fault }];
  const noProgram = noProgramIn(grading);
  if (noProgram !== undefined) return [{ kind: noProgram, grading }];
  if (grading.files.length === 0) return [{ kind: 'other-names' }];
  const { findings, undecided = [] } = grading;
  // The first one is enough, because the page of the submission has the others.
  for (const finding of findings) if (finding.rule === 'unreadable-source') return [{ kind: 'unreadable', finding }];
  const [first] = undecided;
  return first === undefined ? [] : [{ kind: 'undecided', undecided: first }];
}

const order: readonly ReasonToLook['kind'][] = [
  'not-graded',
  'no-source',
  'empty',
  'other-names',
  'unreadable',
  'undecided',
  'doubtful',
  'refused',
  'unknown',
  'zone',
  'no-time',
];

/** Sorts by reason; files that are not part of any submission come last. */
function rank(submission: string, reasons: readonly ReasonToLook[]): number {
  return submission === '' ? order.length : Math.min(...reasons.map(({ kind }) => order.indexOf(kind)));
}

function gathered(files: readonly AccountedFile[]): Map<string, AccountedFile[]> {
  const all = new Map<string, AccountedFile[]>();
  for (const file of files) {
    const { submission = '' } = file;
    const own = all.get(submission);
    if (own === undefined) all.set(submission, [file]);
    else own.push(file);
  }
  return all;
}
