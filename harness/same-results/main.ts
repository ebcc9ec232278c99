import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { program } from 'commander';
import { listAssignments } from '../assignment/list-assignments.ts';
import { casesFolder, projectFolder } from '../prepare/home.ts';
import { startProcess } from '../process/start-process.ts';
import { type BothResults, differences, isSame } from './compare.ts';
import { type ComparedClass, comparedClasses } from './programs.ts';

/*
 * Shows whether a change of the code changes a result: grades the solutions, all known-bad programs, the demo class and
 * the hostile programs with two builds, and compares the result files byte for byte.
 *
 *     git worktree add /tmp/before main~3 && (cd /tmp/before && npm ci && npm run build)
 *     npm run same-results -- /tmp/before
 */

/** How often submissions are graded with both builds until their results are equal. */
const attempts = 3;

program
  .name('npm run same-results --')
  .argument('<before>', 'folder of a built checkout of another version')
  .option('--only <name>', 'compare only this class: an assignment, demo or hostile')
  .action(async (before: string, { only }: { readonly only?: string }) => {
    const classes = await comparedClasses(projectFolder(), await listAssignments(casesFolder()));
    const wanted = classes.filter(({ name }) => only === undefined || name === only);
    let different = 0;
    for (const one of wanted) different += await compareClass(one, resolve(before));
    if (different > 0) process.exitCode = 1;
  });
await program.parseAsync();

/** Returns the number of results that differ. */
async function compareClass(compared: ComparedClass, before: string): Promise<number> {
  const { name, submissions } = compared;
  const all = new Map<string, BothResults>(submissions.map(({ id }) => [id, { id, before: [], after: [] }]));
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const open = submissions.filter(({ id }) => !isSame(all.get(id) ?? { id, before: [], after: [] }));
    if (open.length === 0) break;
    const again = { ...compared, submissions: open };
    const [old, now] = [await grade(again, before), await grade(again, projectFolder())];
    for (const { id } of open) {
      const known = all.get(id);
      const texts = { before: [...(known?.before ?? []), old(id)], after: [...(known?.after ?? []), now(id)] };
      all.set(id, { id, ...texts });
    }
  }
  const different = [...all.values()].filter((one) => !isSame(one));
  process.stdout.write(
    `${name}: ${submissions.length - different.length} of ${submissions.length} results are the same\n`,
  );
  for (const { id, before: old, after } of different) {
    process.stdout.write(`  ${id}\n`);
    for (const line of differences(parsed(old.at(-1)), parsed(after.at(-1)))) process.stdout.write(`    ${line}\n`);
  }
  return different.length;
}

/** Grades all submissions, and returns a function from the id of a submission to its result file. */
async function grade({ assignment, submissions }: ComparedClass, checkout: string): Promise<(id: string) => string> {
  const folder = await mkdtemp(join(tmpdir(), 'verbatim-same-'));
  try {
    for (const { id, files } of submissions) {
      await mkdir(join(folder, 'class', id), { recursive: true });
      for (const { name, bytes } of files) await writeFile(join(folder, 'class', id, name), bytes);
    }
    const main = join(checkout, await commandOf(checkout));
    const words = ['grade', 'class', '--assignment', assignment, '--out', 'out', '--no-cache', '--seed', '1'];
    const ran = await startProcess(process.execPath, [main, ...words], { cwd: folder, reject: false });
    const names = await readdir(join(folder, 'out/results')).catch(() => []);
    if (names.length === 0) throw new Error(`the build in ${checkout} graded no submission:\n${ran.stderr}`);
    const texts = new Map<string, string>();
    for (const name of names) texts.set(name, await readFile(join(folder, 'out/results', name), 'utf8'));
    return (id) => texts.get(`${id}.json`) ?? '';
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The path of the command in a build, which may differ between versions. */
async function commandOf(checkout: string): Promise<string> {
  const { bin } = JSON.parse(await readFile(join(checkout, 'package.json'), 'utf8'));
  return String(bin.verbatim);
}

function parsed(text = ''): unknown {
  return text === '' ? undefined : JSON.parse(text);
}
