import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { didYouMean, formatProblems } from '../../assignment/yaml/author-problem.ts';
import { parseYaml } from '../../assignment/yaml/yaml-file.ts';
import { placeAt } from '../../assignment/yaml/yaml-path.ts';
import type { SourceFile } from '../../model/submission/submission.ts';
import { readSources } from '../known-programs.ts';
import { type Derivation, type DerivationMistake, deriveProgram } from './derived-program.ts';

/** The `expect.yaml` of a course program, with its text for messages about its content. */
export interface ExpectFile<Content> {
  readonly path: string;
  readonly text: string;
  readonly content: Content;
}

/** Throws if it does not have this shape, with the file and what is wrong. */
export async function readExpectFile<Content>(folder: string, shape: z.ZodType<Content>): Promise<ExpectFile<Content>> {
  const path = join(folder, 'expect.yaml');
  try {
    const text = await readFile(path, 'utf8');
    const read = shape.safeParse(parse(text));
    if (read.success) return { path, text, content: read.data };
    throw new Error(z.prettifyError(read.error).replaceAll('\n', ' '));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/**
 * The program of a folder: its own files, and those that its `expect.yaml` derives from a right program. Throws if that
 * is impossible, with the place of each mistake and its cure.
 */
export async function readKnownProgram(
  { path, text, content: { program } }: ExpectFile<{ readonly program?: Derivation | undefined }>,
  own: readonly SourceFile[],
  referenceFolder: string,
  assignment: string,
): Promise<readonly SourceFile[]> {
  if (program === undefined) return own;
  const base = await readSources(join(referenceFolder, assignment, program.base));
  const { files, mistakes } =
    base.length === 0
      ? { files: [], mistakes: [noBase(program.base, await basesOf(join(referenceFolder, assignment)))] }
      : deriveProgram(base, program, own);
  if (mistakes.length > 0) throw new Error(formatMistakes(path, text, mistakes));
  return files;
}

function noBase(base: string, known: readonly string[]): DerivationMistake {
  return {
    path: ['base'],
    found: `no C++ files in ${base}`,
    expected: `one of ${known.join(', ')}`,
    ...didYouMean(base, known),
  };
}

async function basesOf(folder: string): Promise<string[]> {
  const right = await readdir(join(folder, 'right')).catch(() => []);
  return ['solution', ...right.toSorted().map((name) => `right/${name}`)];
}

function formatMistakes(path: string, text: string, mistakes: readonly DerivationMistake[]): string {
  const yaml = parseYaml(path, text, () => {});
  const problems = mistakes.map(({ path: steps, ...words }) => ({
    file: path,
    place: yaml === undefined ? { line: 0, column: 0 } : placeAt(yaml, ['program', ...steps]),
    ...words,
  }));
  return formatProblems(problems).trimEnd();
}
