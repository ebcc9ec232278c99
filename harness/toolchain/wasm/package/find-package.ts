import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Names the folder of the package where it is not installed beside Verbatim. */
export const packageVariable = 'VERBATIM_WASM_CLANG';

/** The folder of @yowasp/clang, or undefined: it is an optional dependency of 100 MB. */
export function findPackage(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = environment[packageVariable];
  const folder = named ?? installed();
  return folder !== undefined && existsSync(join(folder, 'gen', 'llvm.core.wasm')) ? folder : undefined;
}

function installed(): string | undefined {
  try {
    // It exports only gen/bundle.js.
    return dirname(dirname(createRequire(import.meta.url).resolve('@yowasp/clang')));
  } catch {
    return undefined;
  }
}
