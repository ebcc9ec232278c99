import type { Descriptors } from './descriptors.ts';
import { errors, fileKinds } from './errors.ts';
import type { FileFacts } from './file-facts.ts';
import type { MemoryView } from './memory-view.ts';
import type { OpenableFile, PrivateFiles } from './private-files.ts';
import { plainPath } from './shared-files.ts';
import type { Answer, SystemCalls } from './system-calls.ts';

/** Flags of path_open. */
const flags = { create: 1, folder: 2, exclusive: 4, truncate: 8, append: 1 } as const;
const entryBytes = 24;

/** System calls of a tool on files and folders by their names. */
export function pathCalls(view: MemoryView, open: Descriptors, files: PrivateFiles, facts: FileFacts): SystemCalls {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();

  /** The path that a name means; undefined if it starts at something that is no folder. */
  const pathOf = (descriptor: number, at: number, length: number): string | undefined => {
    const what = open.get(descriptor);
    // A copy, because a decoder may refuse memory that can grow.
    const name = decoder.decode(view.bytes({ at, length }).slice());
    return what?.kind === 'folder' ? plainPath(`${what.path}/${name}`) : undefined;
  };

  const openFile = (path: string, how: number, descriptorFlags: number, result: number): Answer => {
    const found = files.find(path);
    if (found === undefined && (how & flags.create) === 0) return errors.noEntry;
    if (found !== undefined && (how & flags.exclusive) !== 0) return errors.exists;
    if (found !== undefined && (how & flags.folder) !== 0) return errors.notFolder;
    const file: OpenableFile = found === undefined || (how & flags.truncate) !== 0 ? files.create(path) : found;
    const position = (descriptorFlags & flags.append) === 0 ? 0 : file.size();
    view.setInteger32(result, open.open({ kind: 'file', path, file, position }));
    return errors.none;
  };

  return {
    path_open(
      descriptor: number,
      _lookup: number,
      at: number,
      length: number,
      how: number,
      _rights: bigint,
      _inherited: bigint,
      descriptorFlags: number,
      result: number,
    ) {
      const path = pathOf(descriptor, at, length);
      if (path === undefined) return errors.badDescriptor;
      if (files.find(path) === undefined && files.isFolder(path)) {
        view.setInteger32(result, open.open({ kind: 'folder', path }));
        return errors.none;
      }
      return openFile(path, how, descriptorFlags, result);
    },
    path_filestat_get(descriptor: number, _lookup: number, at: number, length: number, to: number) {
      const path = pathOf(descriptor, at, length);
      if (path === undefined) return errors.badDescriptor;
      const file = files.find(path);
      if (file !== undefined) facts.writeFile(to, path, file.size());
      else if (files.isFolder(path)) facts.writeFolder(to, path);
      else return errors.noEntry;
      return errors.none;
    },
    path_create_directory(descriptor: number, at: number, length: number) {
      const path = pathOf(descriptor, at, length);
      if (path === undefined) return errors.badDescriptor;
      if (files.isFolder(path) || files.find(path) !== undefined) return errors.exists;
      files.createFolder(path);
      return errors.none;
    },
    path_rename(descriptor: number, at: number, length: number, other: number, otherAt: number, otherLength: number) {
      const from = pathOf(descriptor, at, length);
      const to = pathOf(other, otherAt, otherLength);
      if (from === undefined || to === undefined) return errors.badDescriptor;
      return files.rename(from, to) ? errors.none : errors.noEntry;
    },
    path_unlink_file(descriptor: number, at: number, length: number) {
      const path = pathOf(descriptor, at, length);
      if (path === undefined) return errors.badDescriptor;
      return files.remove(path) ? errors.none : errors.noEntry;
    },
    path_remove_directory: () => errors.none,
    // There are no links.
    path_readlink: () => errors.invalid,
    path_link: () => errors.notSupported,
    path_symlink: () => errors.notSupported,
    fd_readdir(descriptor: number, at: number, length: number, cookie: bigint, size: number) {
      const what = open.get(descriptor);
      if (what?.kind !== 'folder') return errors.badDescriptor;
      let used = 0;
      for (const [index, { name, isFolder }] of files.list(what.path).entries()) {
        if (index < Number(cookie)) continue;
        const entry = new Uint8Array(entryBytes + encoder.encode(name).length);
        const data = new DataView(entry.buffer);
        data.setBigUint64(0, BigInt(index + 1), true);
        data.setBigUint64(8, facts.numberOf(plainPath(`${what.path}/${name}`)), true);
        data.setUint32(16, entry.length - entryBytes, true);
        data.setUint8(20, isFolder ? fileKinds.folder : fileKinds.file);
        entry.set(encoder.encode(name), entryBytes);
        // An entry that does not fit is cut off; the tool then asks again with more room.
        const part = entry.subarray(0, length - used);
        view.bytes({ at: at + used, length: part.length }).set(part);
        used += part.length;
        if (used === length) break;
      }
      view.setInteger32(size, used);
      return errors.none;
    },
  };
}
