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

/** What is not the result of an honest submission is that of the hostile one. */
export function breachesOfHostile(results: Results, alone: Results): Breach[] {
  const others = [...results].filter(([name]) => !alone.has(name));
  if (others.length === 0) return [{ demand: 'hostile', found: 'it has no result' }];
  return others.flatMap(([, text]) => breachesOfResult(text));
}

/** Clean is only what has no finding and nothing that could not be decided. */
export function breachesOfRules(results: Results, alone: Results): Breach[] {
  return [...results].flatMap(([name, text]): Breach[] => {
    const read = readResult(text);
    if (alone.has(name) || read.kind === 'damaged' || read.grading.status !== 'graded') return [];
    const { findings, undecided = [] } = read.grading;
    if (findings.length > 0 || undecided.length > 0) return [];
    return [{ demand: 'rules', found: 'forbidden code has no finding, and nothing is undecided' }];
  });
}

/** Of a damaged download, results are what could be read. */
export function breachesOfReading(results: Results): Breach[] {
  return [...results.values()].flatMap((text) => (readResult(text).kind === 'damaged' ? breachesOfResult(text) : []));
}

function breachesOfResult(text: string): Breach[] {
  const read = readResult(text);
  if (read.kind === 'damaged')
    return [{ demand: 'hostile', found: `its result is damaged: ${read.because} ${read.at ?? ''}` }];
  const { grading } = read;
  return grading.status === 'graded' ? [] : [{ demand: 'hostile', found: `it is not graded: ${grading.reason}` }];
}

/** How it ran: who it belongs to, and whether the comment at its top has that name, are the roster's. */
function casesOf(text: string): string {
  const read = readResult(text);
  return read.kind === 'damaged' || read.grading.status !== 'graded' ? text : JSON.stringify(read.grading.cases);
}

function firstDifference(one: string, other: string): number {
  const lines = other.split('\n');
  return one.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
}
