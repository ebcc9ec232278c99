import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the installed project: the nearest one above this file with a package.json (dist/ has none). */
export function projectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('No package.json above the program: the installation is incomplete');
    folder = above;
  }
  return folder;
}

export const casesFolder = (): string => join(projectFolder(), 'cases');
/** JSON Schemas of the YAML files. */
export const schemasFolder = (): string => join(casesFolder(), 'schemas');
export const referenceFolder = (): string => join(projectFolder(), 'reference');
/** The programs that people start, in few files (harness/setup/bundle.mjs). */
export const programFolder = (): string => join(projectFolder(), 'dist', 'program');
/** Cases as the build has parsed them. */
export const builtCasesFolder = (): string => join(projectFolder(), 'dist', 'cases');
/** Verbatim's C++ parts, which are not in the folder of compiled JavaScript. */
export const runtimeFolder = (toolchain: 'native' | 'plain' | 'coverage'): string =>
  join(projectFolder(), 'harness', 'toolchain', ...(toolchain === 'native' ? [] : [toolchain]), 'runtime');
