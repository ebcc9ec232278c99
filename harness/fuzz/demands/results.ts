import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readResult } from '../../../reports/json/read-result.ts';
import type { Breach } from './breach.ts';

export type Results = ReadonlyMap<string, string>;

/** The result files of a run by their names. */
export async function resultsIn(out: string): Promise<Results> {
  const names = await readdir(join(out, 'results')).catch(() => []);
  const texts = await Promise.all(
    names
      .toSorted()
      .map(async (name): Promise<[string, string]> => [name, await readFile(join(out, 'results', name), 'utf8')]),
  );
  return new Map(texts);
}

export function breachesOfHonest(results: Results, alone: Results, mayName = false): Breach[] {
  return [...alone].flatMap(([name, text]): Breach[] => {
    const now = results.get(name);
    if (now === undefined) return [{ demand: 'honest', found: `${name} is missing` }];
    if (now === text || (mayName && casesOf(now) === casesOf(text))) return [];
    return [{ demand: 'honest', found: `${name} differs from line ${firstDifference(now, text)} on` }];
  });
}

/** Every result that is not of an honest submission belongs to the hostile one. */
export function breachesOfHostile(results: Results, alone: Results): Breach[] {
  const others = [...results].filter(([name]) => !alone.has(name));
  if (others.length === 0) return [{ demand: 'hostile', found: 'the hostile submission has no result' }];
  return others.flatMap(([, text]) => breachesOfResult(text));
}

/** A result with neither a finding nor an undecided rule breaks the demand. */
export function breachesOfRules(results: Results, alone: Results): Breach[] {
  return [...results].flatMap(([name, text]): Breach[] => {
    const read = readResult(text);
    if (alone.has(name) || read.kind === 'damaged' || read.grading.status !== 'graded') return [];
    const { findings, undecided = [] } = read.grading;
    if (findings.length > 0 || undecided.length > 0) return [];
    return [{ demand: 'rules', found: 'forbidden code has no finding, and no rule is undecided' }];
  });
}

/** For a damaged download: results may be missing, but none may be damaged. */
export function breachesOfReading(results: Results): Breach[] {
  return [...results.values()].flatMap((text) => (readResult(text).kind === 'damaged' ? breachesOfResult(text) : []));
}

function breachesOfResult(text: string): Breach[] {
  const read = readResult(text);
  if (read.kind === 'damaged')
    return [{ demand: 'hostile', found: `the result is damaged: ${read.because} ${read.at ?? ''}` }];
  const { grading } = read;
  return grading.status === 'graded'
    ? []
    : [{ demand: 'hostile', found: `the submission is not graded: ${grading.reason}` }];
}

/** Only the outcomes of cases: the student's name and findings about it depend on the roster. */
function casesOf(text: string): string {
  const read = readResult(text);
  return read.kind === 'damaged' || read.grading.status !== 'graded' ? text : JSON.stringify(read.grading.cases);
}

function firstDifference(one: string, other: string): number {
  const lines = other.split('\n');
  return one.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
}
