import { Command } from 'commander';
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
import { Trouble } from '../../model/trouble.ts';

export function regressCommand(): Command {
  return new Command('regress')
    .summary('prove the cases, the references and the solutions')
    .description(
      'Lints the cases, compares the reference with them and with the C++ solution, and checks that every known-bad program is caught where it should be.',
    )
    .argument('[assignment...]', 'all of them unless some are named')
    .option('--json', 'print the findings as JSON')
    .addHelpText(
      'after',
      `
Examples:
  verbatim regress
  verbatim regress domineering --json

Exit code: 0 all is well, 1 something is not, 2 it could not be found out.
`,
    )
    .action(async (ids: readonly string[], { json }: { readonly json?: true }) => {
      process.exitCode = await regress(ids, json === true);
    });
}

async function regress(chosen: readonly string[], json: boolean): Promise<number> {
  const known = await listAssignments(casesFolder());
  const unknown = chosen.find((id) => !known.includes(id));
  if (unknown !== undefined) {
    const closest = closestName(unknown, known);
    const cure = closest === undefined ? `known: ${known.join(', ')}` : `did you mean ${closest}?`;
    throw new Trouble(`there is no assignment "${unknown}"; ${cure}`);
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
