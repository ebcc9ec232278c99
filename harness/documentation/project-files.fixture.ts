import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { execa } from 'execa';
import { type Document, readDocument } from './markdown.fixture.ts';

/** All files that are in git, and new ones that git does not ignore. */
export async function projectFiles(): Promise<string[]> {
  // Git otherwise refuses a folder that another user owns, as in a container.
  const args = ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await execa('git', args);
  return stdout.split('\0').filter((path) => path !== '' && existsSync(path));
}

export async function documentsAmong(files: readonly string[]): Promise<Document[]> {
  const paths = files.filter((path) => path.endsWith('.md'));
  return Promise.all(paths.map(async (path) => readDocument(path, await readFile(path, 'utf8'))));
}
