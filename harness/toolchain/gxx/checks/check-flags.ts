import type { BuildRequest } from '../../contract/toolchain.ts';

const checks = [
  'bounds',
  'integer-divide-by-zero',
  'signed-integer-overflow',
  'shift',
  'null',
  'return',
  'vla-bound',
  'bool',
  'enum',
];

/** The first version of g++ that can fill variables without a value with a pattern. */
const firstWithPattern = 12;

/** The flags of each kind of build with checks; see `BuildRequest`. */
export type CheckFlags = Readonly<Record<NonNullable<BuildRequest['checked']>, readonly string[]>>;

/**
 * The first fault ends the program, and variables without a value hold a pattern that is hardly computed by accident.
 * The quick build can use the precompiled headers of the plain one. The full build checks each access to memory
 * (runtime/checks/memory-checks.cpp), lets the library check its own indices, and keeps the lines of all places.
 */
export function checkFlags(compiler: string): CheckFlags {
  const filled = (how: 'pattern' | 'zero') => (fillsVariables(compiler) ? [`-ftrivial-auto-var-init=${how}`] : []);
  const full = [`-fsanitize=${['kernel-address', ...checks].join(',')}`, '-fno-sanitize-recover=all', ...memoryFlags];
  return {
    quickly: [`-fsanitize=${checks.join(',')}`, '-fno-sanitize-recover=all', ...filled('pattern')],
    fully: [...full, ...filled('pattern')],
    zeroed: [...full, ...filled('zero')],
  };
}

const memoryFlags = [
  // The same as in runtime/checks/check-shadow.hpp.
  '-fasan-shadow-offset=0x7fff8000',
  '--param=asan-instrumentation-with-call-threshold=0',
  '--param=asan-globals=1',
  '--param=asan-stack=1',
  '-fsanitize-address-use-after-scope',
  '-fno-omit-frame-pointer',
  '-D_GLIBCXX_ASSERTIONS',
  '-g1',
];

/** If not, the use of variables without a value is not found. */
export function fillsVariables(compiler: string): boolean {
  return Number(/\) (\d+)\./.exec(compiler)?.[1] ?? 0) >= firstWithPattern;
}
