import type { Graded, GradedCase, Grading } from './grading.ts';
import { isNoSource } from './no-source.ts';
import { withoutDetail } from './redact.ts';

/** So many characters are enough to recognise a file that is not source code. */
const telling = 4000;

/**
 * The part of each grading that reports on a whole class need. A grading with all its evidence has some 300 KB, and a
 * class has hundreds of them. Cases that are alike, as most are, are in memory once.
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
    const { sources = [], ...rest } = grading;
    const odd = sources.filter(isNoSource).map(({ name, text }) => ({ name, text: text.slice(0, telling) }));
    return {
      ...rest,
      ...(odd.length === 0 ? {} : { sources: odd }),
      cases: grading.cases.map(shared),
      build: firstErrorsOf(grading.build),
    };
  };
}

/** The first error of all and the first errors of the linker (those have no lines): one of these is the reason. */
function firstErrorsOf(build: Graded['build']): Graded['build'] {
  const [first, ...others] = build.diagnostics.filter(({ severity }) => severity === 'error');
  const ofLinker = others.filter(({ line }) => line === 0).slice(0, 2);
  return { ...build, diagnostics: first === undefined ? [] : [first, ...ofLinker] };
}
