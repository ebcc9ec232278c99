import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestTagDefinition } from 'vitest/config';

/**
 * What a test file needs besides Node. Its first lines say so ("// @module-tag compiler"); Vitest refuses any other
 * tag. All other test files need only "npm ci".
 */
export const needs: TestTagDefinition[] = [
  { name: 'compiler', description: 'starts g++' },
  { name: 'wasm', description: 'runs @yowasp/clang; without that package its tests are skipped' },
  { name: 'build', description: 'runs what "npm run build" puts into dist' },
  { name: 'browser', description: 'opens pages in Chromium' },
  { name: 'own-process', description: 'damages the process that it runs in; needs no tool' },
];

export interface TaggedFiles {
  readonly withTools: string[];
  readonly ownProcess: string[];
}

/** The paths are relative to the root of the repository. */
export function taggedFiles(root: string): TaggedFiles {
  const files = ['harness', 'reports', 'reference'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  );
  const tagged = files
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => ({ file, tag: /^\/\/ @module-tag ([\w-]+)/.exec(readFileSync(resolve(root, file), 'utf8'))?.[1] }))
    .filter(({ tag }) => tag !== undefined);
  const ofTag = (isOwn: boolean) =>
    tagged.filter(({ tag }) => (tag === 'own-process') === isOwn).map(({ file }) => file);
  return { withTools: ofTag(false).toSorted(), ownProcess: ofTag(true).toSorted() };
}
