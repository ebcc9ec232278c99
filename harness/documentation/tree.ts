import type { Document } from './markdown.ts';
import { foldersAbove } from './broken-links.ts';

/** A folder that a tree in a document names, with its sentence. */
export interface Room {
  readonly line: number;
  readonly path: string;
  readonly sentence: string;
}

/**
 * Reads the block that is marked `tree`. A folder stands on a line of its own, by two blanks further in than the folder
 * that it lies in, and its sentence behind it; lines without a folder go on with the sentence before.
 */
export function roomsIn({ path, blocks }: Document): Room[] {
  const tree = blocks.find(({ mark }) => mark === 'tree');
  if (tree === undefined) throw new Error(`${path} has no block that is marked as a tree`);
  const above: string[] = [];
  const rooms: Room[] = [];
  for (const [index, line] of tree.lines.entries()) {
    const { indent, name, rest = '' } = /^(?<indent> *)(?<name>[\w.-]+)\/(?<rest>.*)$/.exec(line)?.groups ?? {};
    if (indent === undefined || name === undefined) {
      const last = rooms.pop();
      if (last !== undefined) rooms.push({ ...last, sentence: `${last.sentence} ${line.trim()}`.trim() });
      continue;
    }
    above.splice(indent.length / 2);
    rooms.push({ line: tree.line + index, path: [...above, name].join('/'), sentence: rest.trim() });
    above.push(name);
  }
  return rooms;
}

/** What the tree has to name: every folder directly in one of these. */
const complete = ['', 'harness', 'harness/toolchain', 'reports', 'reference'];

/** Where the tree and the project differ. Other folders may be named too; then all that lie beside them must be. */
export function treeProblems(rooms: readonly Room[], files: readonly string[]): string[] {
  const folders = [...new Set(files.flatMap(foldersAbove))].filter((path) => !path.startsWith('.'));
  const named = new Set(rooms.map(({ path }) => path));
  const parents = new Set([...complete, ...rooms.map(({ path }) => parentOf(path))]);
  const missing = folders
    .filter((path) => parents.has(parentOf(path)) && !named.has(path))
    .map((path) => `${path}/ is not in the tree`);
  const gone = rooms
    .filter(({ path }) => !folders.includes(path))
    .map(({ line, path }) => `line ${line}: there is no folder ${path}/`);
  const silent = rooms
    .filter(({ sentence }) => !sentence.endsWith('.'))
    .map(({ line, path }) => `line ${line}: ${path}/ has no sentence`);
  return [...missing.toSorted(), ...gone, ...silent];
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
