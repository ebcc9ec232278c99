import type { Observation } from '../model/result/finding.ts';

/**
 * Who calls `pow` in three places has taken one forbidden function: every place is told, and the first one is charged. Another
 * function is another mistake.
 */
export function chargedOnce(observations: readonly Observation[]): Observation[] {
  const charged = new Set<string>();
  return observations.map((one) => {
    const { finding, free } = one;
    if (finding.rule !== 'no-cmath' || free) return one;
    const isRepeated = charged.has(finding.function);
    charged.add(finding.function);
    return isRepeated ? { ...one, free: true } : one;
  });
}
