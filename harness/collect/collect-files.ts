import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, parse, resolve, sep } from 'node:path';
import type { SourceFile, Submission } from '../model/submission/submission.ts';
import { errorCode, largestSource, explainUnreadable } from './open/file-trouble.ts';
import { isSameKind } from './name-match.ts';

export type CollectedFiles =
  | { readonly kind: 'collected'; readonly submission: Submission }
  /** A line for each path that cannot be used, with what to do. */
  | { readonly kind: 'nothing'; readonly problem: string };

/** Reads files that were named one by one, as one submission. */
export async function collectFiles(paths: readonly string[]): Promise<CollectedFiles> {
  const files: SourceFile[] = [];
  const problems: string[] = [];
  const names = namesOf(paths);
  for (const [index, path] of paths.entries()) {
    const name = names[index] ?? basename(path);
    if (files.some((file) => file.name === name)) {
      problems.push(`${path} is named twice; name it once`);
      continue;
    }
    const read = await readNamedFile(path);
    if (typeof read === 'string') problems.push(read);
    else files.push({ name, bytes: read });
  }
  if (problems.length > 0) return { kind: 'nothing', problem: problems.join('\n') };
  const [first] = files;
  if (first === undefined) return { kind: 'nothing', problem: 'no file was named; name the files to check' };
  return { kind: 'collected', submission: { id: parse(first.name).name, files } };
}

/** Names without folders, unless two would be the same: two programs may each have a `main.cpp` in a folder. */
function namesOf(paths: readonly string[]): string[] {
  const plain = paths.map((path) => basename(path));
  if (new Set(plain).size === plain.length) return plain;
  const all = paths.map((path) => resolve(path).split(sep));
  const [first = []] = all;
  const isCommon = (depth: number) => all.every((steps) => steps.length > depth + 1 && steps[depth] === first[depth]);
  let common = 0;
  while (isCommon(common)) common += 1;
  return all.map((steps) => steps.slice(common).join('/'));
}

/** The bytes, or a sentence that says why the file cannot be used. */
async function readNamedFile(path: string): Promise<Uint8Array | string> {
  try {
    const facts = await stat(path);
    if (facts.isDirectory()) return await whatToDoWithAFolder(path);
    if (!facts.isFile()) return `${path} is not a regular file; name a source file`;
    if (/\.zip$/i.test(path)) return `${path} is a zip; unzip it first and name the unzipped files`;
    if (facts.size > largestSource)
      return `${path} is larger than 1 MiB and cannot be a source file; name the source file`;
    return await readFile(path);
  } catch (error) {
    return explainUnreadable(path, errorCode(error));
  }
}

async function whatToDoWithAFolder(path: string): Promise<string> {
  const names = (await readdir(path)).toSorted();
  const sources = names.filter((name) => isSameKind(name, 'x.cpp'));
  const cure =
    sources.length === 0
      ? 'name the source files themselves'
      : `name the files in it: ${sources.map((name) => join(path, name)).join(' ')}`;
  return `${path} is a folder; ${cure}`;
}
