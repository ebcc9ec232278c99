import { tmpdir } from 'node:os';
import { isAbsolute, resolve } from 'node:path';

/** Processes of ours have working folders of their own, and a relative `TMPDIR` would be another place in each of them. */
export function settleTemporaryFolder(environment: NodeJS.ProcessEnv): void {
  const folder = tmpdir();
  if (!isAbsolute(folder)) environment['TMPDIR'] = resolve(folder);
}
