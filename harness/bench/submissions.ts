import fc from 'fast-check';
import { readSolution } from '../prepare/known-programs.ts';
import { readWrongPrograms } from '../prepare/known/wrong-programs.ts';
import type { Submission } from '../model/submission/submission.ts';

const assignment = 'domineering';
const fileName = 'domineering.cpp';
const faultyPercent = 30;

/** Includes that students add; most of a class have only those of the skeleton. */
const otherIncludes = [
  [],
  [],
  [],
  ['#include <iomanip>'],
  ['#include <string>'],
  ['#include <cmath>'],
  ['#include <iomanip>', '#include <string>'],
] as const;

interface Habits {
  readonly includes: (typeof otherIncludes)[number];
  readonly indentation: string;
  readonly lineEnd: string;
}

/**
 * A class of reference solutions and known-bad programs, each in a different style, so that no two sources are the
 * same. Three in ten are faulty, and one in twenty of those does not compile.
 */
export async function generateClass(referenceFolder: string, count: number, seed: number): Promise<Submission[]> {
  const [solution, wrong] = await Promise.all([
    readSolution(referenceFolder, assignment),
    readWrongPrograms(referenceFolder, assignment),
  ]);
  const right = textOf(solution);
  const faulty = [...wrong.map(({ submission }) => textOf(submission)), withoutSemicolon(right)];
  const habits = fc.sample(styles, { seed, numRuns: count });
  return habits.map((habit, index) => {
    const faults = Math.floor((index * faultyPercent) / 100);
    const isFaulty = Math.floor(((index + 1) * faultyPercent) / 100) > faults;
    const text = isFaulty ? (faulty[faults % faulty.length] ?? right) : right;
    const id = `s${1155000000 + index}`;
    return { id, files: [{ name: fileName, bytes: Buffer.from(inStyle(text, id, habit)) }] };
  });
}

const styles: fc.Arbitrary<Habits> = fc.record({
  includes: fc.constantFrom(...otherIncludes),
  indentation: fc.constantFrom('    ', '  ', '\t'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
});

function inStyle(text: string, id: string, { includes, indentation, lineEnd }: Habits): string {
  const lines = text.split(/\r?\n/).flatMap((line) => {
    const indented = line.replace(/^(?: {4})+/, (spaces) => indentation.repeat(spaces.length / 4));
    return indented.startsWith('#include <iostream>') ? [indented, ...includes] : [indented];
  });
  return [`// Handed in by ${id}`, ...lines].join(lineEnd);
}

function withoutSemicolon(text: string): string {
  return text.replace(/return false;/, 'return false');
}

function textOf({ files }: Submission): string {
  const [file] = files;
  if (file === undefined) throw new Error(`${assignment} has a known program without a file`);
  return Buffer.from(file.bytes).toString();
}

/** The source of a submission, for compiling it without Verbatim. */
export function sourceOf(submission: Submission): Uint8Array {
  const [file] = submission.files;
  if (file === undefined) throw new Error(`${submission.id} has no file`);
  return file.bytes;
}
