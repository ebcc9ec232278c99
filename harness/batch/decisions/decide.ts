import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { decodeText, isCutOff } from '../../text/text-encoding.ts';
import { formatProblems } from '../../assignment/yaml/author-problem.ts';
import { loadOverrides } from './load-overrides.ts';
import type { Cluster } from '../../../reports/summary/clusters/clusters.ts';
import { errorCode, explainUnreadable } from '../../collect/open/file-trouble.ts';
import type { Targets } from './targets.ts';
import { adjustAbsent } from '../../mark/adjust-absent.ts';
import { adjust } from '../../mark/adjust.ts';
import type { LatePolicy } from '../../model/assignment/assignment.ts';
import type { Grading } from '../../model/result/grading.ts';
import type { AbsentMark, Adjusted, MissingMarks } from '../../model/result/overrides.ts';
import type { Person } from '../../model/submission/people.ts';
import { type Audience, redact } from '../../model/result/redact.ts';
import { UsageError } from '../../model/usage-error.ts';
import { nameable } from './clusters.ts';

const usualNames = ['overrides.yaml', 'overrides.yml', 'overrides.csv'];

export interface DecidedRun {
  readonly folder: string;
  readonly gradings: readonly Grading[];
  /** Decisions may name clusters. They are computed only if there are decisions. */
  readonly clusters: () => readonly Cluster[];
  /** What late work lost in this run; absent if that was nothing, or is not known any more. */
  readonly late?: LatePolicy;
  /** The class list, with the other names of each student. */
  readonly listed?: readonly Person[];
  /** What a student without a submission gets, if no decision says otherwise. */
  readonly missing?: MissingMarks;
}

export interface Decided {
  readonly all: readonly Adjusted[];
  /** In the order of the class list. */
  readonly absent: readonly AbsentMark[];
}

/**
 * Applies the decisions of the staff to the gradings, for one audience. Redaction happens here, once, before anything
 * renders them. `file` holds the decisions; without it they are in the run folder, if there are any.
 */
export async function decide(
  { folder, gradings, clusters, late, listed = [], missing = 'blank' }: DecidedRun,
  file: string | undefined,
  audience: Audience,
): Promise<Decided> {
  const path = file ?? (await besideRun(folder));
  const targets = () => ({ gradings, listed, clusters: nameable(clusters()) });
  const overrides = path === undefined ? [] : await overridesIn(path, targets());
  const outOf = Math.max(0, ...gradings.map((grading) => grading.outOf));
  return {
    all: gradings.flatMap((grading) => adjust(redact(grading, audience), overrides, late)),
    absent: listed.flatMap(({ student, submission }) =>
      submission === undefined ? [adjustAbsent(student, outOf, overrides, missing)] : [],
    ),
  };
}

async function besideRun(folder: string): Promise<string | undefined> {
  const present = await readdir(folder);
  const [first, second] = usualNames.filter((name) => present.includes(name));
  if (second !== undefined) {
    throw new UsageError(`${folder} holds ${first} and ${second}: choose one with --overrides, or merge them`);
  }
  return first === undefined ? undefined : join(folder, first);
}

async function overridesIn(path: string, targets: Targets) {
  const bytes = await readFile(path).catch(async (error: unknown) => {
    throw new UsageError(await explainUnreadable(path, errorCode(error)));
  });
  const decoded = decodeText(bytes);
  if (isCutOff(decoded)) {
    throw new UsageError(`${path} is UTF-16 and ends in the middle of a character: save it again, best as UTF-8`);
  }
  const loaded = loadOverrides(basename(path), decoded.text, targets);
  if (loaded.kind === 'loaded') return loaded.overrides;
  const count = loaded.problems.length === 1 ? 'a mistake' : `${loaded.problems.length} mistakes`;
  throw new UsageError(`${path} has ${count}; nothing was written.\n\n${formatProblems(loaded.problems)}`);
}
