import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { decodeText, isCutOff } from '../../text/text-encoding.ts';
import { formatProblems } from '../../assignment/yaml/author-problem.ts';
import { loadOverrides } from './load-overrides.ts';
import type { Cluster } from '../../../reports/summary/clusters/clusters.ts';
import { errorCode, troubleWith } from '../../collect/open/file-trouble.ts';
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
  /** Decisions may name them; they are asked for only where there are decisions. */
  readonly clusters: () => readonly Cluster[];
  /** What late work lost in this run; absent: nothing, or nobody knows any more. */
  readonly late?: LatePolicy;
  /** The list of the class, with what else people are called. */
  readonly listed?: readonly Person[];
  /** What who handed in nothing gets, where nobody has decided. */
  readonly missing?: MissingMarks;
}

export interface Decided {
  readonly all: readonly Adjusted[];
  /** In the order of the list of the class. */
  readonly absent: readonly AbsentMark[];
}

/**
 * The gradings with what people decided, for one audience. Redaction happens here, once, before anything renders them.
 * `file` is where the decisions stand; without it they lie beside the run, or nobody has made any.
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
    throw new UsageError(`${folder} holds ${first} and ${second}: choose one with --overrides, or join them`);
  }
  return first === undefined ? undefined : join(folder, first);
}

async function overridesIn(path: string, targets: Targets) {
  const bytes = await readFile(path).catch(async (error: unknown) => {
    throw new UsageError(await troubleWith(path, errorCode(error)));
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
