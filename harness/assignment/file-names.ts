import type { Report } from './author-problem.ts';
import type { YamlFile } from './yaml-file.ts';
import { lengthAt, placeAt, valueAt } from './yaml-path.ts';

/** The files to hand in are plain names, and no file system may take two of them for one. */
export function checkFileNames(file: YamlFile, report: Report): void {
  const seen = new Set<string>();
  for (let index = 0; index < lengthAt(file, ['files']); index++) {
    const path = ['files', index];
    const name = valueAt(file, path);
    if (typeof name !== 'string' || name.trim() === '') continue;
    const place = placeAt(file, path);
    if (!/^[\w][\w.-]*$/.test(name)) {
      const expected = 'a name of letters, digits, ., - and _, without a folder';
      report({ file: file.name, place, found: `the file name ${JSON.stringify(name)}`, expected });
    } else if (seen.has(name.toLowerCase())) {
      const expected = 'names that differ in more than letter case';
      report({ file: file.name, place, found: `the file name ${name} a second time`, expected });
    }
    seen.add(name.toLowerCase());
  }
}
