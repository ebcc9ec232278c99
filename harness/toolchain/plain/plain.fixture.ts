import type { Toolchain } from '../contract/toolchain.ts';
import { createPlainToolchain } from './plain-toolchain.ts';
import { testCache } from '../../testing/test-cache.fixture.ts';

export async function openPlainToolchain(): Promise<Toolchain> {
  const made = await createPlainToolchain({
    plainRuntime: 'harness/toolchain/plain/runtime',
    nativeRuntime: 'harness/toolchain/runtime',
    cache: testCache(),
    concurrency: 2,
  });
  if (made.kind === 'unavailable') throw new Error(made.sentence);
  return made.toolchain;
}
