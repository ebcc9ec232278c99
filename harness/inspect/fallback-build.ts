import { type Lenience, isFreeLenience } from '../model/program/lenience.ts';
import type { Observation } from '../model/result/finding.ts';
import type { BuildReport, Diagnostic } from '../model/program/build-report.ts';
import { explainsError } from '../rules/same-mistake.ts';
import { sourceRuleIds } from '../rules/definitions.ts';

/**
 * Each thing that another compiler accepts and ours does not. Each has a finding, but all of them together are one
 * mistake: the program was written for another compiler.
 */
export function fallbackBuild({ diagnostics, leniences }: BuildReport, file: string): Observation[] {
  const errors = errorsAmong(diagnostics);
  const first = leniences.find((lenience) => !isFreeLenience(lenience));
  return leniences.map((lenience) => {
    const error = errors.find(({ message }) => wordsOf(lenience).test(message)) ?? errors[0];
    return {
      finding: {
        rule: 'fallback-build',
        file: error?.file ?? file,
        line: error?.line ?? 0,
        column: error?.column ?? 0,
        lenience,
        message: error?.message ?? '',
      },
      free: lenience !== first,
    };
  });
}

/** Recognises the error of a lenience among several. */
function wordsOf(lenience: Lenience): RegExp {
  switch (lenience) {
    case 'c++14':
    case 'c++11':
      return /ambiguous|C\+\+1[147]/;
    case 'own-names':
      return /ambiguous/;
    case 'int64':
      return /long long/;
    case 'void-main':
      return / must return /;
    case 'include-names':
      return /No such file/;
    case 'windows-headers':
      return /No such file|not declared|does not name a type/;
    case 'headers-forced-in':
      return /not declared|not a member|does not name a type|incomplete type/;
  }
}

/**
 * Calling `pow` is one mistake if no function of <cmath> is allowed. If its header is missing as well, that costs
 * nothing more: the rule itself says which errors of the compiler it explains.
 */
export function withoutWhatRulesExplain(observations: readonly Observation[], build: BuildReport): Observation[] {
  const errors = errorsAmong(build.diagnostics);
  const charged = new Set(observations.flatMap(({ finding, free }) => (free ? [] : [finding.rule])));
  const isExplained =
    errors.length > 0 &&
    sourceRuleIds.some((rule) => charged.has(rule) && errors.every(({ message }) => explainsError(rule, message)));
  if (!isExplained) return [...observations];
  return observations.map((one) => {
    const { finding } = one;
    return finding.rule === 'fallback-build' && finding.lenience === 'headers-forced-in' ? { ...one, free: true } : one;
  });
}

function errorsAmong(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}
