import { tmpdir } from 'node:os';
import { isAbsolute, resolve } from 'node:path';

/**
 * Verbatim's processes have their own working folders, and a relative `TMPDIR` would be another place in each of them.
 */
export function settleTemporaryFolder(environment: NodeJS.ProcessEnv): void {
  const folder = tmpdir();
  if (!isAbsolute(folder)) environment['TMPDIR'] = resolve(folder);
}
