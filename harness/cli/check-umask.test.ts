// @module-tag build
import { expect, test } from 'vitest';
import { execa } from 'execa';
import { checkUmask } from './check-umask.ts';

test('a umask that keeps others out is fine', () => {
  for (const umask of [0, 0o022, 0o027, 0o077]) checkUmask(umask);
});

test('a umask that denies us our own files is reported with the cure, before anything is written', async () => {
  const words = (umask: string, usual: string) =>
    `verbatim: the umask ${umask} denies you access to your own new files: run "umask ${usual}" or "umask 0022" and try again`;
  for (const [umask, usual] of [
    ['0777', '0077'],
    ['0377', '0077'],
    ['0400', '0000'],
  ] as const) {
    const graded = `umask ${umask} && exec "$@"`;
    const command = [process.execPath, 'dist/program/main.js', 'grade', 'harness/demo/domineering', '--out', '/x/y'];
    const { exitCode, stderr } = await execa('sh', ['-c', graded, 'sh', ...command], { reject: false });
    expect([exitCode, stderr]).toEqual([2, words(umask, usual)]);
  }
});
