import type { Observation } from '../model/result/finding.ts';
import { mistakeOf } from '../rules/same-mistake.ts';

/** If a rule takes several findings for one mistake, all of them are shown, but only the first is charged. */
export function chargedOnce(observations: readonly Observation[]): Observation[] {
  const charged = new Set<string>();
  return observations.map((one) => {
    const { finding, free } = one;
    const mistake = free ? undefined : mistakeOf(finding);
    if (mistake === undefined) return one;
    const isRepeated = charged.has(mistake);
    charged.add(mistake);
    return isRepeated ? { ...one, free: true } : one;
  });
}
