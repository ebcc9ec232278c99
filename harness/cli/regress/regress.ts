import { usualWorkers } from '../../batch/class/usual-workers.ts';
import { references } from '../../../reference/index.ts';
import { renderRegression } from '../../../reports/terminal/render-regression.ts';
import { listAssignments } from '../../assignment/list-assignments.ts';
import { regressAssignment } from '../../author/regress-assignment.ts';
import { closestName } from '../../text/closest-name.ts';
import type { Regression } from '../../model/result/regression.ts';
import { readApart } from '../../reading/read-apart.ts';
import { exitCodes } from '../../prepare/exit-code.ts';
import { casesFolder, referenceFolder } from '../../prepare/home.ts';
import { prepareToolchain } from '../../prepare/prepare-toolchain.ts';
import { terminalStyle } from '../terminal-style.ts';
import { UsageError } from '../../model/usage-error.ts';

export async function regress(chosen: readonly string[], json: boolean): Promise<number> {
  const known = await listAssignments(casesFolder());
  const unknown = chosen.find((id) => !known.includes(id));
  if (unknown !== undefined) {
    const closest = closestName(unknown, known);
    const cure = closest === undefined ? `known: ${known.join(', ')}` : `did you mean ${closest}?`;
    throw new UsageError(`there is no assignment "${unknown}"; ${cure}`);
  }
  const reading = readApart();
  const workshop = {
    casesFolder: casesFolder(),
    referenceFolder: referenceFolder(),
    references,
    toolchain: await prepareToolchain({ manySubmissions: true, reading }),
    reading,
    workers: usualWorkers(),
  };
  const regressions: Regression[] = [];
  for (const id of chosen.length === 0 ? known : chosen) {
    process.stderr.write(`proving ${id} ...\n`);
    regressions.push(await regressAssignment(id, workshop));
  }
  process.stdout.write(
    json
      ? `${JSON.stringify({ format: 1, regressions }, undefined, 2)}\n`
      : renderRegression(regressions, terminalStyle(process.stdout, process.env)),
  );
  const problems = regressions.flatMap(({ checks }) => checks.flatMap((check) => check.problems));
  return problems.length === 0 ? exitCodes.ok : exitCodes.notFullMarks;
}
