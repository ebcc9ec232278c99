import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe } from 'vitest';
import { openParser } from '../cpp/source/grammar-file.ts';
import { readCode } from '../reading/jobs/read-code.ts';
import type { Dolos } from './dolos.ts';
import { findSimilar } from './find-similar.ts';
import { loadDolos } from './load-dolos.ts';
import type { ReadSubmission } from './submission-code.ts';

export const parser = await openParser();
const loaded = await loadDolos();

/** Tests with the real package. It is optional; if it is missing, they are skipped and say so. */
export function describeWithDolos(name: string, tests: (dolos: Dolos) => void): void {
  if (loaded.kind === 'loaded') {
    describe(name, () => tests(loaded.dolos));
    return;
  }
  describe.skip(`${name} (skipped: @dodona/dolos-lib is not installed; run npm install)`, () => {});
}

/** A program, and the folder of programs that were made from it. */
export const original = 'harness/demo/domineering/s1155000004/domineering.cpp';
export const copies = 'harness/similarity/copies';

export async function textsOf(...paths: readonly string[]): Promise<{ name: string; text: string }[]> {
  return Promise.all(
    paths.map(async (path) => ({ name: path.slice(path.lastIndexOf('/') + 1), text: await readFile(path, 'latin1') })),
  );
}

export function submission(
  id: string,
  files: readonly { readonly name: string; readonly text: string }[],
  people: readonly string[] = [id],
): ReadSubmission {
  return { id, people, files: files.map((file) => readCode(parser, file)), inPart: false };
}

export async function handedIn(id: string, ...paths: readonly string[]): Promise<ReadSubmission> {
  return submission(id, await textsOf(...paths.map((path) => join(path))));
}

export function similar(
  dolos: Dolos,
  submissions: readonly ReadSubmission[],
  options: { readonly threshold?: number; readonly template?: readonly { name: string; text: string }[] } = {},
) {
  const { threshold = 50, template = [] } = options;
  return findSimilar({
    assignment: 'domineering',
    submissions,
    template: template.map((file) => readCode(parser, file)),
    threshold,
    dolos,
    tool: 'dolos',
  });
}
