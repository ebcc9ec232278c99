import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { decodeText } from '../../../reports/lms/text-encoding.ts';
import { formatProblems } from '../../assignment/author-problem.ts';
import { loadOverrides } from '../../batch/overrides/load-overrides.ts';
import { noClusters } from '../../batch/overrides/targets.ts';
import { adjust } from '../../mark/adjust.ts';
import type { Grading } from '../../model/grading.ts';
import type { Adjusted } from '../../model/overrides.ts';
import { type Audience, redact } from '../../model/redact.ts';
import { Trouble } from '../trouble.ts';

const usualNames = ['overrides.yaml', 'overrides.yml', 'overrides.csv'];

/**
 * The gradings with what people decided, for one audience. Redaction happens here, once, before anything renders them.
 * `file` is where the decisions stand; without it they lie beside the run, or nobody has made any.
 */
export async function decide(
  folder: string,
  file: string | undefined,
  gradings: readonly Grading[],
  audience: Audience,
): Promise<Adjusted[]> {
  const path = file ?? (await besideRun(folder));
  const overrides = path === undefined ? [] : await overridesIn(path, gradings);
  return gradings.map((grading) => adjust(redact(grading, audience), overrides));
}

async function besideRun(folder: string): Promise<string | undefined> {
  const present = await readdir(folder);
  const [first, second] = usualNames.filter((name) => present.includes(name));
  if (second !== undefined) {
    throw new Trouble(`${folder} holds ${first} and ${second}: choose one with --overrides, or join them`);
  }
  return first === undefined ? undefined : join(folder, first);
}

async function overridesIn(path: string, gradings: readonly Grading[]) {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new Trouble(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  const loaded = loadOverrides(basename(path), decodeText(bytes).text, { gradings, clusters: noClusters });
  if (loaded.kind === 'loaded') return loaded.overrides;
  const count = loaded.problems.length === 1 ? 'a mistake' : `${loaded.problems.length} mistakes`;
  throw new Trouble(`${path} has ${count}; nothing was written.\n\n${formatProblems(loaded.problems)}`);
}
