import { copyFile, cp, lchown, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectFolder } from '../../prepare/home.ts';
import type { InputFile } from '../attempt.ts';
import type { User } from './users.ts';

/** The folders of one user, which all attempts of that user share. */
export interface Place {
  readonly user: User;
  readonly home: string;
  readonly cache: string;
  readonly honest: string;
  readonly attempts: string;
}

export async function makePlace(root: string, user: User): Promise<Place> {
  const own = join(root, user.name);
  const place = {
    user,
    home: join(own, 'home'),
    cache: join(own, 'cache'),
    honest: join(own, 'honest'),
    attempts: join(own, 'attempts'),
  };
  for (const folder of [place.home, place.cache, place.honest, place.attempts])
    await mkdir(folder, { recursive: true });
  await giveTo(user, own);
  return place;
}

export async function writeInput(folder: string, files: readonly InputFile[]): Promise<void> {
  for (const { path, content } of files) {
    const target = join(folder, path);
    await mkdir(path.endsWith('/') ? target : dirname(target), { recursive: true });
    if (!path.endsWith('/')) await writeFile(target, content);
  }
}

/** Makes the user the owner of the folder and everything in it. */
export async function giveTo({ uid }: User, folder: string): Promise<void> {
  if (uid === undefined) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const path of [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))])
    await lchown(path, uid, uid);
}

/** Copies the project with other cases, because the program looks for cases beside itself. */
export async function copyProject(folder: string, cases: readonly InputFile[]): Promise<string> {
  const project = projectFolder();
  await cp(join(project, 'dist'), join(folder, 'dist'), { recursive: true });
  await cp(join(project, 'cases'), join(folder, 'cases'), { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) await copyFile(join(project, name), join(folder, name));
  for (const name of ['harness', 'reference', 'node_modules']) await symlink(join(project, name), join(folder, name));
  await writeInput(join(folder, 'cases'), cases);
  return join(folder, 'dist', 'program', 'main.js');
}

export function commandLine(): string {
  return join(projectFolder(), 'dist', 'program', 'main.js');
}
