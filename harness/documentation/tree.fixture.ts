import type { Block, Document } from './markdown.fixture.ts';
import { foldersAbove } from './broken-links.fixture.ts';

/** A folder in the tree of a document, with its sentence. */
export interface Room {
  readonly line: number;
  readonly path: string;
  readonly sentence: string;
}

/** A tree of folders in a document. */
export interface Tree {
  /** The folder at the root of the tree; empty for the whole project. */
  readonly root: string;
  readonly rooms: readonly Room[];
}

/**
 * Reads the blocks that are marked `tree` or `tree of FOLDER`. Each folder has its own line, indented by two spaces
 * more than its parent, and its sentence follows. A line without a folder continues the sentence before.
 */
export function treesIn({ blocks }: Document): Tree[] {
  return blocks.flatMap((block) => {
    const root = /^tree(?: of (\S+))?$/.exec(block.mark);
    return root === null ? [] : [{ root: root[1] ?? '', rooms: roomsIn(block, root[1] ?? '') }];
  });
}

function roomsIn({ line: first, lines }: Block, root: string): Room[] {
  const above: string[] = [];
  const rooms: Room[] = [];
  for (const [index, line] of lines.entries()) {
    const { indent, name, rest = '' } = /^(?<indent> *)(?<name>[\w.-]+)\/(?<rest>.*)$/.exec(line)?.groups ?? {};
    if (indent === undefined || name === undefined) {
      const last = rooms.pop();
      if (last !== undefined) rooms.push({ ...last, sentence: `${last.sentence} ${line.trim()}`.trim() });
      continue;
    }
    above.splice(indent.length / 2);
    const path = [...(root === '' ? [] : [root]), ...above, name].join('/');
    rooms.push({ line: first + index, path, sentence: rest.trim() });
    above.push(name);
  }
  return rooms;
}

/**
 * The differences between a tree and the project. A tree must name every folder directly in its root and in the folders
 * of `complete`. It may name other folders; then it must also name all folders beside them.
 */
export function treeProblems({ root, rooms }: Tree, files: readonly string[], complete: readonly string[]): string[] {
  const folders = [...new Set(files.flatMap(foldersAbove))].filter((path) => !path.startsWith('.'));
  const named = new Set(rooms.map(({ path }) => path));
  const parents = new Set([root, ...complete, ...rooms.map(({ path }) => parentOf(path))]);
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
