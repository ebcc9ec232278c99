// @module-tag compiler
// @module-tag build
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copies, describeWithDolos, original } from '../similarity/copies.fixture.ts';
import { verbatim } from '../testing/command.fixture.ts';

let folder: string;
let source: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-similarity-'));
  source = join(folder, 'class');
  await handIn('s1155000004', original);
  await handIn('s1155000020', `${copies}/renamed.cpp`);
  await handIn('s1155000008', 'harness/demo/domineering/s1155000008/Domineering.CPP');
});
afterAll(() => rm(folder, { recursive: true }));

async function handIn(student: string, program: string): Promise<void> {
  await mkdir(join(source, student), { recursive: true });
  await cp(program, join(source, student, 'domineering.cpp'));
}

async function textsIn(path: string): Promise<Record<string, string>> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts: Record<string, string> = {};
  for (const file of files.toSorted()) texts[file.slice(path.length + 1)] = await readFile(file, 'utf8');
  return texts;
}

describeWithDolos('grade --similarity', () => {
  test('writes a page for the staff, links it, and changes nothing else', async () => {
    const [plain, asked] = [join(folder, 'plain'), join(folder, 'asked')];
    const grade = ['grade', source, '-a', 'domineering', '--out'];
    const without = await verbatim([...grade, plain]);
    const { exitCode, stderr, stdout } = await verbatim([...grade, asked, '--similarity']);
    expect(exitCode).toBe(without.exitCode);
    expect(stderr.split('\n').slice(-2)).toEqual(['similar code: 1 pair to look at', '']);
    expect(stdout).toContain(`  similar  ${join(asked, 'similarity.html')}\n`);
    const [before, after] = [await textsIn(plain), await textsIn(asked)];
    const link = '<p class="note" id="similarity"><a href="similarity.html">Similar code</a>: 1 pair to look at</p>\n';
    const {
      'index.html': classPage,
      'similarity.html': page,
      'similarity.csv': csv,
      'similarity.json': _json,
      ...rest
    } = after;
    expect({ ...rest, 'index.html': classPage?.replace(link, '') }).toEqual(before);
    expect(classPage).toContain(link);
    expect(csv?.split('\r\n').slice(1, -1)).toEqual(['100,75,s1155000004,,61,61,100,s1155000020,,54,54,100']);
    // The page shows both programs, and no file of a student shows the other's.
    expect(page).toContain('bool allowed = false;');
    for (const [name, text] of Object.entries(after)) {
      if (name.startsWith('similarity.') || name.includes('s1155000020')) continue;
      expect(`${name}: ${text.includes('bool allowed = false;')}`).toBe(`${name}: false`);
    }

    // A page that was not renewed is reported as old.
    const again = await verbatim([...grade, asked]);
    expect(again.stderr.split('\n').at(-2)).toBe(
      `${join(asked, 'similarity.html')} is from an earlier run; to write a new one, run: verbatim report ${asked} --format similarity`,
    );
    expect(await readFile(join(asked, 'index.html'), 'utf8')).not.toContain('similarity.html');

    // The same page, made afterwards.
    const reported = await verbatim(['report', plain, '--format', 'similarity']);
    expect(reported.exitCode).toBe(0);
    expect(await textsIn(plain)).toEqual(after);
    // Files for students do not mention it.
    for (const format of ['gradescope', 'junit', 'sarif']) {
      const out = join(folder, format);
      await verbatim(['report', plain, '--format', format, '--out', format === 'gradescope' ? out : join(out, format)]);
      for (const text of Object.values(await textsIn(out))) expect(text).not.toMatch(/similar/i);
    }
  });

  test('reports at once which options do not go together', async () => {
    const nowhere = join(folder, 'nowhere');
    const refused = [
      await verbatim(['grade', source, '--out', nowhere, '--similarity-threshold', '70']),
      await verbatim(['grade', source, '--out', nowhere, '--similarity', '--similarity-threshold', '101']),
      await verbatim(['report', nowhere, '--format', 'csv', '--similarity-ignore', 'x']),
      await verbatim(['report', nowhere, '--format', 'similarity', '--only', 's1']),
    ];
    expect(refused.map(({ exitCode, stderr }) => `${exitCode} ${stderr.split('\n')[0]}`)).toEqual([
      '2 verbatim: --similarity-threshold can only be used with "grade --similarity" or "report --format similarity"',
      `2 verbatim: option '--similarity-threshold <percent>' argument '101' is invalid. Expected a percentage from 1 to 100, got "101".`,
      '2 verbatim: --similarity-ignore can only be used with "grade --similarity" or "report --format similarity"',
      '2 verbatim: --only cannot be used with --format similarity: it compares the whole run, and writes into its folder',
    ]);
  });
});

test('if the package is not installed, the report says so, and everything else is the same', async () => {
  // A copy of this installation without the optional package.
  const home = join(folder, 'installation');
  await mkdir(join(home, 'node_modules'), { recursive: true });
  for (const name of await readdir('node_modules')) {
    if (name !== '@dodona') await symlink(join(process.cwd(), 'node_modules', name), join(home, 'node_modules', name));
  }
  for (const name of ['package.json', 'package-lock.json', 'cases', 'reference', 'dist', 'harness']) {
    const into = join(home, name);
    if (name === 'dist') await cp(name, into, { recursive: true });
    else await symlink(join(process.cwd(), name), into);
  }
  const out = join(folder, 'lacking');
  const main = join(home, 'dist', 'program', 'main.js');
  const run = (...args: readonly string[]) =>
    execa(process.execPath, [main, ...args], { reject: false, stdin: 'ignore', env: { NO_COLOR: '1' } });
  const graded = await run('grade', source, '-a', 'domineering', '--out', out, '--no-cache', '--similarity');
  const sentence =
    'Similar code was not looked for, because the package @dodona/dolos-lib is not installed here: run "npm install" in the folder of Verbatim, with a network, and ask again. Marks are not affected.';
  expect(graded.stderr.split('\n').at(-1)).toBe(sentence);
  expect(graded.exitCode).toBe(0);
  const { 'similarity.html': page, 'index.html': classPage, ...rest } = await textsIn(out);
  expect(page).toContain(sentence.replaceAll('"', '&quot;'));
  expect(classPage).toContain('<a href="similarity.html">Similar code</a>: not looked for');
  expect(Object.keys(rest).filter((name) => name.startsWith('similarity'))).toEqual([]);
  expect(Object.keys(rest).filter((name) => name.startsWith('results/'))).toHaveLength(3);
  const reported = await run('report', out, '--format', 'similarity');
  expect([reported.exitCode, reported.stderr]).toEqual([2, `verbatim: ${sentence}`]);
});
