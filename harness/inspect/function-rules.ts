import type { UnpricedFinding } from '../model/finding.ts';
import { type FunctionMatch, insteadOf, signatureText } from './match-functions.ts';

/** `required-functions` and `prototype`: what the object file says, at the place where the compiler saw it. */
export function functionFindings(matches: readonly FunctionMatch[], file: string): UnpricedFinding[] {
  return matches.flatMap((match): UnpricedFinding[] => {
    if (match.kind === 'exact') return [];
    const demanded = match.prototype.text;
    if (match.kind === 'missing') {
      const instead = insteadOf(match);
      const place = match.similar ?? { file, line: 0, column: 0 };
      return [
        {
          rule: 'required-functions',
          ...placeOf(place),
          demanded,
          ...(instead === undefined ? {} : { instead }),
        },
      ];
    }
    const { found } = match;
    return [{ rule: 'prototype', ...placeOf(found), demanded, found: signatureText(found), difference: match.kind }];
  });
}

function placeOf({ file, line, column }: { readonly file: string; readonly line: number; readonly column: number }) {
  return { file, line, column };
}
