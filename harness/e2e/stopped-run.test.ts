// @module-tag compiler
// @module-tag build
import { setTimeout } from 'node:timers/promises';
import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseJournal } from '../batch/run-folder/journal.ts';
import { verbatim } from '../testing/command.fixture.ts';
import { bytesIn } from '../testing/folder-bytes.fixture.ts';

const students = ['s1155000001', 's1155000004', 's1155000005', 's1155000010'];
let folder: string;
let undisturbed: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-stopped-'));
  for (const id of students) {
    await cp(join('harness/demo/domineering', id), join(folder, 'class', id), { recursive: true });
  }
  await verbatim(grading('undisturbed'));
  undisturbed = await bytesIn(join(folder, 'undisturbed'));
});
afterAll(() => rm(folder, { recursive: true }));

function grading(out: string): string[] {
  return ['grade', join(folder, 'class'), '--workers', '2', '--out', join(folder, out)];
}

/** Starts the command as a person does, so that it can be stopped. Its temporary files are in the test's folder. */
function start(out: string) {
  const args = ['dist/program/main.js', ...grading(out), '--no-cache'];
  return execa(process.execPath, args, { reject: false, stdin: 'ignore', env: { TMPDIR: folder } });
}

async function journalled(out: string): Promise<string[]> {
  const text = await readFile(join(folder, out, 'unfinished-run', 'journal.jsonl'), 'utf8').catch(() => '');
  return [...parseJournal(text).keys()];
}

test('finished submissions are not graded again, unless --no-resume asks for it', async () => {
  const running = start('going-on');
  while ((await journalled('going-on')).length < 2) await setTimeout(5);
  running.kill('SIGKILL');
  await running;
  const done = await journalled('going-on');
  await cp(join(folder, 'going-on'), join(folder, 'anew'), { recursive: true });

  const goingOn = await verbatim(grading('going-on'));
  expect(goingOn.stderr).toContain(`continuing the stopped run: ${done.length} results kept\n`);
  expect(await bytesIn(join(folder, 'going-on'))).toEqual(undisturbed);
  const anew = await verbatim([...grading('anew'), '--no-resume']);
  expect(anew.stderr).not.toContain('going on');
  expect(await bytesIn(join(folder, 'anew'))).toEqual(undisturbed);
});

test('Ctrl-C ends at once with 130, leaves no temporary folder, and says how to go on', async () => {
  const temporary = async () =>
    (await readdir(folder)).filter((name) => !/^(class|undisturbed|killed|going-on|anew)/.test(name));
  const before = await temporary();
  await rm(join(folder, 'interrupted'), { recursive: true, force: true });
  const running = start('interrupted');
  while ((await journalled('interrupted')).length < 1) await setTimeout(5);
  running.kill('SIGINT');
  const { exitCode, stderr } = await running;
  expect(exitCode).toBe(130);
  expect(stderr.split('\n').at(-1)).toMatch(
    /^stopped after [0-3] of 4\. Everything that is finished is kept; run the same command again to continue\.$/,
  );
  const left = (await temporary()).filter((name) => !before.includes(name) && name !== 'interrupted');
  const inside = await Promise.all(left.map((name) => readdir(join(folder, name), { recursive: true })));
  expect({ left, inside }).toEqual({ left: [], inside: [] });
  expect((await verbatim(grading('interrupted'))).exitCode).toBe(0);
  expect(await bytesIn(join(folder, 'interrupted'))).toEqual(undisturbed);
});
