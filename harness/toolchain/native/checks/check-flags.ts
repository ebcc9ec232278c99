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

/**
 * Of a build that finds out why a case fails: the first fault ends the program, and variables without a value hold a
 * pattern that nobody computes by accident. A precompiled header of the plain build serves this one, too.
 */
export function checkFlags(compiler: string): string[] {
  return [
    `-fsanitize=${checks.join(',')}`,
    '-fno-sanitize-recover=all',
    ...(fillsVariables(compiler) ? ['-ftrivial-auto-var-init=pattern'] : []),
  ];
}

/** Without that, variables without a value are not looked for. */
export function fillsVariables(compiler: string): boolean {
  return Number(/\) (\d+)\./.exec(compiler)?.[1] ?? 0) >= firstWithPattern;
}
