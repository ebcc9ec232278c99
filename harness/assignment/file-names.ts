import type { Report } from './yaml/author-problem.ts';
import type { YamlFile } from './yaml/yaml-file.ts';
import { lengthAt, placeAt, valueAt } from './yaml/yaml-path.ts';
import type { Path } from './yaml/yaml-path.ts';

/** Whether the name can be a file in any folder, and is not a path. */
export function isFileName(name: string): boolean {
  return /^\w[\w.-]*$/.test(name);
}

/** Files of students and of the course have plain names, and no file system may confuse two of them. */
export function checkFileNames(file: YamlFile, report: Report): void {
  for (const { path, fault } of fileNames(file)) {
    if (fault !== undefined) report({ file: file.name, place: placeAt(file, path), ...fault });
  }
}

/** The provided files whose names are right. */
export function providedNames(file: YamlFile): { readonly path: Path; readonly name: string }[] {
  return fileNames(file).filter(({ path, fault }) => path[0] === 'provided' && fault === undefined);
}

interface FileName {
  readonly path: Path;
  readonly name: string;
  readonly fault?: { readonly found: string; readonly expected: string };
}

function fileNames(file: YamlFile): FileName[] {
  const seen = new Set<string>();
  return [...entries(file, 'files'), ...entries(file, 'provided')].flatMap((path): FileName[] => {
    const name = valueAt(file, path);
    if (typeof name !== 'string' || name.trim() === '') return [];
    const isNew = !seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    if (!isFileName(name)) {
      const expected = 'a name of letters, digits, ., - and _, without a folder';
      return [{ path, name, fault: { found: `the file name ${JSON.stringify(name)}`, expected } }];
    }
    if (isNew) return [{ path, name }];
    const expected = 'names that differ in more than letter case';
    return [{ path, name, fault: { found: `the file name ${name} a second time`, expected } }];
  });
}

function entries(file: YamlFile, key: string): Path[] {
  return Array.from({ length: lengthAt(file, [key]) }, (_, index) => [key, index]);
}
