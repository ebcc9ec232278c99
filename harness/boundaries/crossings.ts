import { posix } from 'node:path';
import { oneDoor, rooms } from './rooms.ts';

export interface CodeFile {
  /** Relative to the root of the project. */
  readonly path: string;
  readonly text: string;
}

/** Imports that the table of rooms does not allow, each with its place. */
export function crossings(files: readonly CodeFile[]): string[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap(({ line, what }) => {
      const reason = whyForbidden(file.path, what);
      return reason === undefined ? [] : [`${file.path}:${line} imports ${what}: ${reason}`];
    }),
  );
}

function whyForbidden(path: string, what: string): string | undefined {
  const room = roomOf(path);
  if (room === undefined) return 'the file is not in any room of rooms.ts';
  const { mayImport = [], browser } = rooms[room] ?? {};
  const door = Object.hasOwn(oneDoor, what) ? oneDoor[what] : undefined;
  if (door !== undefined) return door === path ? undefined : `only ${door} may`;
  if (what.startsWith('node:')) return browser === true ? `${room} runs in a browser, too` : undefined;
  if (!what.startsWith('.')) return undefined;
  const other = roomOf(posix.join(posix.dirname(path), what));
  if (other === undefined) return 'that file is not in any room of rooms.ts';
  return other === room || mayImport.includes(other) ? undefined : `${room} may not import ${other}`;
}

/** The room of a file: a room whose `files` match it, or else the innermost room that contains it. */
export function roomOf(path: string): string | undefined {
  const named = Object.entries(rooms).find(([, { files }]) => files?.test(path));
  if (named !== undefined) return named[0];
  return Object.keys(rooms)
    .filter((room) => path.startsWith(`${room}/`))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** Imports in formatted code: a path comes after `from` or `import`, or is in `import()`. */
function importsOf({ text }: CodeFile): { readonly line: number; readonly what: string }[] {
  return text.split('\n').flatMap((line, index) => {
    const heads = /^(?:import|export|\})/.test(line) ? [" from '", "import '", "import('"] : ["import('"];
    return heads.flatMap((head) => {
      const at = line.indexOf(head);
      if (at === -1) return [];
      const path = line.slice(at + head.length);
      return [{ line: index + 1, what: path.slice(0, path.indexOf("'")) }];
    });
  });
}
