import type { Graded } from '../model/result/grading.ts';
import type { Expectation } from '../prepare/known/wrong-programs.ts';

/**
 * Compares where a known-bad program lost marks with where it should: every prefix must catch it, and nothing else
 * may. Returns a list of the deviations.
 */
export function unexpected(grading: Graded, { caught, wording }: Expectation): string[] {
  const lost = lostMarks(grading);
  const inOtherWords = grading.cases.filter(
    ({ verdict }) => verdict.kind === 'presentation' && verdict.classes.includes('wording'),
  );
  return [
    ...(wording === true && inOtherWords.length === 0
      ? ['no case has only its wording wrong, although expect.yaml says so']
      : []),
    ...inOtherWords
      .slice(wording === true ? inOtherWords.length : 0)
      .map(({ id }) => `${id} accepts it as a wording of its own, which expect.yaml does not say`),
    ...caught
      .filter((prefix) => !lost.some(({ id }) => isUnder(prefix, id)))
      .map((prefix) => `${prefix} should catch it and does not`),
    ...lost
      .filter(({ id }) => !caught.some((prefix) => isUnder(prefix, id)))
      .map(({ id, how }) => `${id} catches it (${how}), which expect.yaml does not say`),
  ];
}

/** Why a known-bad program without an expectation proves nothing. */
export function uncaught(grading: Graded): string[] {
  if (!grading.build.compiled) return ['it does not compile, so it shows nothing about the cases'];
  return lostMarks(grading).length > 0 ? [] : ['it gets full marks: no case and no random run finds its mistake'];
}

/** Where a program that should be flawless lost marks. */
export function flaws(grading: Graded): string[] {
  return lostMarks(grading).map(({ id, how }) => `${id}: ${how}`);
}

function lostMarks(grading: Graded): { readonly id: string; readonly how: string }[] {
  return [
    ...grading.cases.filter(({ marks, outOf }) => marks < outOf).map(({ id, verdict }) => ({ id, how: verdict.kind })),
    ...grading.findings
      .filter(({ marks }) => marks < 0)
      .map((finding) => ({ id: `policy/${finding.rule}`, how: placeAndReason(finding) })),
  ];
}

function placeAndReason(finding: Graded['findings'][number]): string {
  const { file, line } = finding;
  if (finding.rule === 'required-functions') {
    return `${file} has no ${finding.demanded} that can be called; if its body is in a header, do not require it`;
  }
  return line === 0 ? file : `${file}:${line}`;
}

function isUnder(prefix: string, id: string): boolean {
  return id === prefix || id.startsWith(`${prefix}/`);
}
