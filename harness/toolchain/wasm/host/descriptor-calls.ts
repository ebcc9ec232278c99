import type { Descriptor, Descriptors } from './descriptors.ts';
import { rootDescriptor } from './descriptors.ts';
import { errors, fileKinds } from './errors.ts';
import type { FileFacts } from './file-facts.ts';
import type { MemoryView } from './memory-view.ts';
import type { SystemCalls } from './system-calls.ts';

const kinds: Readonly<Record<Descriptor['kind'], number>> = {
  empty: fileKinds.terminal,
  text: fileKinds.terminal,
  folder: fileKinds.folder,
  file: fileKinds.file,
};
const everyRight = 0xffff_ffffn;

/** System calls of a tool on what it has open. */
export function descriptorCalls(view: MemoryView, open: Descriptors, facts: FileFacts): SystemCalls {
  const readAt = (what: Descriptor & { readonly kind: 'file' }, from: number, at: number, count: number): number => {
    let read = 0;
    for (const { at: to, length } of view.spans(at, count)) {
      const bytes = what.file.read(from + read, length);
      view.bytes({ at: to, length: bytes.length }).set(bytes);
      read += bytes.length;
    }
    return read;
  };
  return {
    fd_close: (descriptor: number) => (open.close(descriptor) ? errors.none : errors.badDescriptor),
    fd_read(descriptor: number, spans: number, count: number, size: number) {
      const what = open.get(descriptor);
      if (what === undefined || what.kind === 'text') return errors.badDescriptor;
      if (what.kind === 'folder') return errors.isFolder;
      const read = what.kind === 'file' ? readAt(what, what.position, spans, count) : 0;
      if (what.kind === 'file') what.position += read;
      view.setInteger32(size, read);
      return errors.none;
    },
    fd_pread(descriptor: number, spans: number, count: number, from: bigint, size: number) {
      const what = open.get(descriptor);
      if (what?.kind !== 'file') return what === undefined ? errors.badDescriptor : errors.notSeekable;
      view.setInteger32(size, readAt(what, Number(from), spans, count));
      return errors.none;
    },
    fd_write(descriptor: number, spans: number, count: number, size: number) {
      const what = open.get(descriptor);
      if (what === undefined || what.kind === 'empty' || what.kind === 'folder') return errors.badDescriptor;
      if (what.kind === 'file' && !what.file.canChange) return errors.readOnly;
      let written = 0;
      for (const span of view.spans(spans, count)) {
        const bytes = view.bytes(span);
        if (what.kind === 'text') {
          // A tool that complains for ever goes on, but only the beginning is kept.
          what.store.add(bytes);
        } else {
          what.file.write(what.position, bytes);
          what.position += bytes.length;
        }
        written += bytes.length;
      }
      view.setInteger32(size, written);
      return errors.none;
    },
    fd_seek(descriptor: number, by: bigint, from: number, position: number) {
      const what = open.get(descriptor);
      if (what?.kind !== 'file') return what === undefined ? errors.badDescriptor : errors.notSeekable;
      const base = [0, what.position, what.file.size()][from];
      if (base === undefined || base + Number(by) < 0) return errors.invalid;
      what.position = base + Number(by);
      view.setInteger64(position, BigInt(what.position));
      return errors.none;
    },
    fd_fdstat_get(descriptor: number, at: number) {
      const what = open.get(descriptor);
      if (what === undefined) return errors.badDescriptor;
      view.bytes({ at, length: 24 }).fill(0);
      view.setByte(at, kinds[what.kind]);
      view.setInteger64(at + 8, everyRight);
      view.setInteger64(at + 16, everyRight);
      return errors.none;
    },
    fd_filestat_get(descriptor: number, at: number) {
      const what = open.get(descriptor);
      if (what === undefined) return errors.badDescriptor;
      if (what.kind === 'file') facts.writeFile(at, what.path, what.file.size());
      else if (what.kind === 'folder') facts.writeFolder(at, what.path);
      else facts.writeTerminal(at);
      return errors.none;
    },
    fd_filestat_set_size(descriptor: number, size: bigint) {
      const what = open.get(descriptor);
      if (what?.kind !== 'file') return errors.badDescriptor;
      if (!what.file.canChange) return errors.readOnly;
      what.file.resize(Number(size));
      return errors.none;
    },
    fd_filestat_set_times: () => errors.none,
    fd_prestat_get(descriptor: number, at: number) {
      if (descriptor !== rootDescriptor) return errors.badDescriptor;
      view.setInteger32(at, 0);
      view.setInteger32(at + 4, 1);
      return errors.none;
    },
    fd_prestat_dir_name(descriptor: number, at: number) {
      if (descriptor !== rootDescriptor) return errors.badDescriptor;
      view.setByte(at, '/'.charCodeAt(0));
      return errors.none;
    },
  };
}
