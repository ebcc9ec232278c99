import type { Observation, UnpricedFinding } from '../model/result/finding.ts';
import { type FunctionMatch, insteadOf, signatureText } from '../cpp/functions/match-functions.ts';

/**
 * `required-functions` and `prototype`: what the object file says, at the place where the compiler saw it. If functions
 * can be called nevertheless, a habit such as `static` or `long` is one mistake, however many functions have it.
 */
export function functionFindings(matches: readonly FunctionMatch[], file: string): Observation[] {
  const habits = new Set<string>();
  return matches.flatMap((match): Observation[] => {
    const finding = findingOf(match, file);
    if (finding === undefined) return [];
    const isHabit = 'isBridged' in match && match.isBridged === true;
    const free = isHabit && habits.has(match.kind);
    if (isHabit) habits.add(match.kind);
    return [{ finding, free }];
  });
}

function findingOf(match: FunctionMatch, file: string): UnpricedFinding | undefined {
  if (match.kind === 'exact') return undefined;
  const demanded = match.prototype.text;
  if (match.kind === 'missing') {
    const instead = insteadOf(match);
    const place = match.similar ?? { file, line: 0, column: 0 };
    return {
      rule: 'required-functions',
      ...placeOf(place),
      demanded,
      ...(instead === undefined ? {} : { instead }),
    };
  }
  const { found } = match;
  return { rule: 'prototype', ...placeOf(found), demanded, found: signatureText(found), difference: match.kind };
}

function placeOf({ file, line, column }: { readonly file: string; readonly line: number; readonly column: number }) {
  return { file, line, column };
}
