import { foldersAbove, plainPath, type SharedFiles } from './shared-files.ts';

/** The files of one run of a tool: those that it was given and those that it makes, above the shared ones. */
export interface PrivateFiles {
  find(path: string): OpenableFile | undefined;
  isFolder(path: string): boolean;
  /** An empty file; one with this name is replaced. */
  create(path: string): OpenableFile;
  createFolder(path: string): void;
  /** False if there is none, or it is shared. */
  remove(path: string): boolean;
  rename(from: string, to: string): boolean;
  /** What is directly in a folder, in order. */
  list(folder: string): readonly { readonly name: string; readonly isFolder: boolean }[];
  /** All private files, by their paths. */
  all(): ReadonlyMap<string, Uint8Array>;
}

export interface OpenableFile {
  readonly canChange: boolean;
  size(): number;
  /** Up to so many bytes from there; not a copy. */
  read(from: number, length: number): Uint8Array;
  write(from: number, bytes: Uint8Array): void;
  resize(size: number): void;
}

export function privateFiles(shared: SharedFiles, given: ReadonlyMap<string, Uint8Array>): PrivateFiles {
  const files = new Map<string, OpenableFile & { readonly bytes: () => Uint8Array }>();
  const folders = new Set<string>(['/', '/tmp']);
  const put = (path: string, bytes: Uint8Array) => {
    const file = fileOf(bytes, true);
    files.set(path, file);
    for (const folder of foldersAbove(path)) folders.add(folder);
    return file;
  };
  for (const [path, bytes] of given) put(plainPath(path), bytes);
  return {
    find(path) {
      const own = files.get(path);
      if (own !== undefined) return own;
      const bytes = shared.files.get(path);
      return bytes === undefined ? undefined : fileOf(bytes, false);
    },
    isFolder: (path) => folders.has(path) || shared.folders.has(path),
    create: (path) => put(path, new Uint8Array()),
    createFolder(path) {
      folders.add(path);
    },
    remove: (path) => files.delete(path),
    rename(from, to) {
      const file = files.get(from);
      if (file === undefined) return false;
      files.delete(from);
      files.set(to, file);
      return true;
    },
    list(folder) {
      const start = folder === '/' ? '/' : `${folder}/`;
      const found = new Map<string, boolean>();
      const add = (path: string, isFolder: boolean) => {
        const name = path.startsWith(start) ? path.slice(start.length) : '';
        if (name !== '' && !name.includes('/')) found.set(name, isFolder);
      };
      for (const path of [...shared.folders, ...folders]) add(path, true);
      for (const path of [...shared.files.keys(), ...files.keys()]) add(path, false);
      const names = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1));
      return names.map(([name, isFolder]) => ({ name, isFolder }));
    },
    all: () => new Map([...files].map(([path, file]) => [path, file.bytes()])),
  };
}

const firstRoom = 4096;

/** The bytes that are given are copied before the first change. */
function fileOf(given: Uint8Array, canChange: boolean): OpenableFile & { readonly bytes: () => Uint8Array } {
  let room = given;
  let size = given.length;
  let isCopy = false;
  const bytes = () => room.subarray(0, size);
  const resize = (wanted: number) => {
    if (!isCopy || wanted > room.length) {
      const larger = new Uint8Array(Math.max(wanted, wanted > room.length ? room.length * 2 : room.length, firstRoom));
      larger.set(bytes());
      room = larger;
      isCopy = true;
    }
    if (wanted < size) room.fill(0, wanted, size);
    size = wanted;
  };
  return {
    canChange,
    size: () => size,
    bytes,
    read: (from, length) => room.subarray(Math.min(from, size), Math.min(from + length, size)),
    write(from, added) {
      resize(Math.max(size, from + added.length));
      room.set(added, from);
    },
    resize,
  };
}
