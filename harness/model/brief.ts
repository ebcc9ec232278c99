import type { Graded, GradedCase, Grading } from './grading.ts';
import { withoutDetail } from './redact.ts';

/**
 * What reports on a whole class need of each submission; a grading with all its evidence has some 300 KB, and a class
 * has hundreds of them. Cases that are alike, as most are, are in memory once.
 */
export function briefGradings(): (grading: Grading) => Grading {
  const known = new Map<string, GradedCase>();
  function shared(graded: GradedCase): GradedCase {
    const brief = withoutDetail(graded);
    const key = JSON.stringify(brief);
    const one = known.get(key) ?? brief;
    known.set(key, one);
    return one;
  }
  return (grading) => {
    if (grading.status === 'not-graded') return grading;
    const { sources: _text, ...rest } = grading;
    return { ...rest, cases: grading.cases.map(shared), build: firstErrorOf(grading.build) };
  };
}

function firstErrorOf(build: Graded['build']): Graded['build'] {
  const first = build.diagnostics.find(({ severity }) => severity === 'error');
  return { ...build, diagnostics: first === undefined ? [] : [first] };
}
