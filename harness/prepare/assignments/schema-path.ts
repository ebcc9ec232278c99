import { join, relative, sep } from 'node:path';
import { projectFolder, schemasFolder } from '../home.ts';

/**
 * The path of a JSON Schema for the first line of a file in this folder: as short as possible inside of Verbatim, and
 * otherwise from the root, because the assignment may be anywhere.
 */
export function schemaPath(kind: string, folder: string): string {
  const path = join(schemasFolder(), `${kind}.schema.json`);
  const isInside = `${folder}${sep}`.startsWith(`${projectFolder()}${sep}`);
  return (isInside ? relative(folder, path) : path).split(sep).join('/');
}
