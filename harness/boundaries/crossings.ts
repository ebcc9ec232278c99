import { posix } from 'node:path';
import { oneDoor, rooms } from './rooms.ts';

export interface CodeFile {
  /** From the top of the project. */
  readonly path: string;
  readonly text: string;
}

/** Imports that the table of rooms does not allow, each with its place. */
export function crossings(files: readonly CodeFile[]): string[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap(({ line, what }) => {
      const trouble = troubleWith(file.path, what);
      return trouble === undefined ? [] : [`${file.path}:${line} imports ${what}: ${trouble}`];
    }),
  );
}

function troubleWith(path: string, what: string): string | undefined {
  const room = roomOf(path);
  if (room === undefined) return 'the file lies in no room of rooms.ts';
  const { mayImport = [], browser } = rooms[room] ?? {};
  const door = Object.hasOwn(oneDoor, what) ? oneDoor[what] : undefined;
  if (door !== undefined) return door === path ? undefined : `only ${door} may`;
  if (what.startsWith('node:')) return browser === true ? `${room} runs in a browser, too` : undefined;
  if (!what.startsWith('.')) return undefined;
  const other = roomOf(posix.join(posix.dirname(path), what));
  if (other === undefined) return 'that lies in no room of rooms.ts';
  return other === room || mayImport.includes(other) ? undefined : `${room} may not import ${other}`;
}

/** The room of a file: one that names its files, or else the innermost of the folders around it. */
export function roomOf(path: string): string | undefined {
  const named = Object.entries(rooms).find(([, { files }]) => files?.test(path));
  if (named !== undefined) return named[0];
  return Object.keys(rooms)
    .filter((room) => path.startsWith(`${room}/`))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** What the lines import, as the formatter leaves them: a path stands behind `from`, behind `import` or in `import()`. */
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
