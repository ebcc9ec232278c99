import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { HonestClass } from '../attempt.ts';
import { type Results, resultsIn } from '../demands/results.ts';
import type { Bench } from './bench.ts';
import { type Place, commandLine, giveTo, writeInput } from './place.ts';

/** The results of an honest class without a hostile submission. */
export interface HonestRun {
  readonly out: string;
  readonly results: Results;
  readonly seconds: number;
}

/** Even the honest class could not be graded, so attempts would prove nothing. */
export class CannotFuzz extends Error {}

/** Far more than any machine needs. */
const patience = 600;

/** Each honest class is graded once for each user. */
export function honestRuns(bench: Bench): (place: Place, honest: HonestClass) => Promise<HonestRun> {
  const runs = new Map<string, Promise<HonestRun>>();
  return (place, honest) => {
    const key = `${place.user.name}/${honest.key}`;
    const run = runs.get(key) ?? gradeAlone(bench, place, honest);
    runs.set(key, run);
    return run;
  };
}

export async function gradeAlone(bench: Bench, place: Place, honest: HonestClass): Promise<HonestRun> {
  const folder = join(place.honest, honest.key);
  const [input, out, cwd] = [join(folder, 'in'), join(folder, 'out'), join(folder, 'cwd')];
  await rm(folder, { recursive: true, force: true });
  await writeInput(input, honest.files);
  await mkdir(cwd, { recursive: true });
  await giveTo(place.user, folder);
  const kept = await bench.run(place, {
    program: commandLine(),
    args: honest.args,
    cwd,
    seconds: patience,
    processorSeconds: patience,
  });
  if (kept.exit !== 0) {
    throw new CannotFuzz(`the honest class ${honest.key} could not be graded as ${place.user.name}:\n${kept.stderr}`);
  }
  return { out, results: await resultsIn(out), seconds: kept.seconds };
}
