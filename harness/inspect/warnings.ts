import type { Observation } from '../model/result/finding.ts';
import type { Diagnostic } from '../model/program/build-report.ts';

/**
 * Warnings that are shown and cost nothing: what only -Wextra brings, which no course promises to charge for, and
 * guesses about control flow that depend on the optimiser and are wrong now and then.
 */
const freeFlags = new Set([
  '-Wunused-parameter',
  '-Wunused-but-set-parameter',
  '-Wempty-body',
  '-Wtype-limits',
  '-Wcast-function-type',
  '-Wmissing-field-initializers',
  '-Wimplicit-fallthrough=',
  '-Wignored-qualifiers',
  '-Wdeprecated-copy',
  '-Wredundant-move',
  '-Wshift-negative-value',
  '-Wextra',
  '-Wmaybe-uninitialized',
  '-Winfinite-recursion',
  // Pragmas for other compilers: `#pragma warning(disable: 4996)`, `#pragma region`.
  '-Wunknown-pragmas',
]);

/** Each warning once: a warning in a header that several files include counts as one. */
export function warningFindings(diagnostics: readonly Diagnostic[]): Observation[] {
  const seen = new Set<string>();
  return diagnostics.flatMap(({ severity, file, line, column, message, flag = '' }): Observation[] => {
    if (severity !== 'warning') return [];
    const key = `${file}:${line}:${column}:${flag}:${message}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ finding: { rule: 'warnings', file, line, column, message: message, flag }, free: freeFlags.has(flag) }];
  });
}
