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

/** The first version of g++ that fills variables without a value with a pattern. */
const firstWithPattern = 12;

/** How thorough a build with checks is; see `BuildRequest`. */
export type CheckFlags = Readonly<Record<NonNullable<BuildRequest['checked']>, readonly string[]>>;

/**
 * The first fault ends the program, and variables without a value hold a pattern that nobody computes by accident. A
 * precompiled header of the plain build serves the quick one, too. The full one looks at each access to memory
 * (runtime/checks/memory-checks.cpp), lets the library check indices of its own, and keeps the lines of all places.
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
  // runtime/checks/check-shadow.hpp knows it.
  '-fasan-shadow-offset=0x7fff8000',
  '--param=asan-instrumentation-with-call-threshold=0',
  '--param=asan-globals=1',
  '--param=asan-stack=1',
  '-fsanitize-address-use-after-scope',
  '-fno-omit-frame-pointer',
  '-D_GLIBCXX_ASSERTIONS',
  '-g1',
];

/** Without that, variables without a value are not looked for. */
export function fillsVariables(compiler: string): boolean {
  return Number(/\) (\d+)\./.exec(compiler)?.[1] ?? 0) >= firstWithPattern;
}
