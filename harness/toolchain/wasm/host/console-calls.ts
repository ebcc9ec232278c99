import { type ByteStore, byteStore } from './byte-store.ts';
import type { ConsoleEnding, ConsoleRead, ConsoleRequest } from './console-run.ts';
import { errors, fileKinds } from './errors.ts';
import type { MemoryView, Span } from './memory-view.ts';
import type { SystemCalls } from './system-calls.ts';

/** What a program has printed and read so far. */
export interface Console {
  readonly calls: SystemCalls;
  readonly printed: ByteStore;
  readonly errors: ByteStore;
  readonly reads: readonly ConsoleRead[];
}

export interface ConsoleOwner {
  /**
   * Bytes that are printed but still in a buffer of the program. `isLast`: the program ends now, so they have to be
   * written. Undefined if the program ended meanwhile.
   */
  readonly unseenOutput: (isLast: boolean) => number | undefined;
  readonly end: (ending: ConsoleEnding) => 'end';
}

/** The size in which the C library reads a file natively. */
const maxAtOnce = 4096;
const newline = 10;

const [stdin, stdout, stderr] = [0, 1, 2];
/** Reading and writing, but neither seeking nor telling: that is what makes it a terminal for the C library. */
const rights = 0b100_0010n;

/** Standard input, output and errors of a student's program, as a terminal. There are no other files. */
export function consoleCalls(request: ConsoleRequest, view: MemoryView, owner: ConsoleOwner): Console {
  const printed = byteStore(request.limits.outputBytes);
  const complaints = byteStore(request.limits.errorBytes);
  const reads: ConsoleRead[] = [];
  const closed = new Set<number>();
  let position = 0;
  let hasReadEnd = false;
  const isOpen = (descriptor: number) => descriptor >= stdin && descriptor <= stderr && !closed.has(descriptor);

  const read = (spans: readonly Span[], size: number) => {
    const room = spans.reduce((sum, { length }) => sum + length, 0);
    const isEnd = position === request.input.length;
    if (room > 0 && !(isEnd && hasReadEnd)) {
      const unseen = owner.unseenOutput(isEnd && request.closesInput !== true);
      if (unseen === undefined) return 'end';
      if (isEnd && request.closesInput !== true) return owner.end({ kind: 'asked-for-more-input' });
      const length = lengthOfRead(request.input, position, Math.min(room, maxAtOnce));
      reads.push({ after: printed.length + unseen, length });
      request.watch?.read({ after: printed.length + unseen, length });
      if (isEnd) hasReadEnd = true;
      scatter(request.input.subarray(position, position + length), spans, view);
      position += length;
      view.setInteger32(size, length);
    } else {
      view.setInteger32(size, 0);
    }
    return errors.none;
  };

  const write = (descriptor: number, spans: readonly Span[], size: number) => {
    const store = descriptor === stdout ? printed : complaints;
    let written = 0;
    for (const span of spans) {
      const bytes = view.bytes(span);
      if (descriptor === stdout) request.watch?.printed(bytes.subarray(0, request.limits.outputBytes - store.length));
      if (!store.add(bytes)) return owner.end({ kind: 'too-much-output' });
      written += span.length;
    }
    view.setInteger32(size, written);
    return errors.none;
  };

  const calls: SystemCalls = {
    fd_read(descriptor: number, spans: number, count: number, size: number) {
      return descriptor === stdin && isOpen(stdin) ? read(view.spans(spans, count), size) : errors.badDescriptor;
    },
    fd_write(descriptor: number, spans: number, count: number, size: number) {
      if (descriptor === stdin || !isOpen(descriptor)) return errors.badDescriptor;
      return write(descriptor, view.spans(spans, count), size);
    },
    fd_close(descriptor: number) {
      if (!isOpen(descriptor)) return errors.badDescriptor;
      closed.add(descriptor);
      return errors.none;
    },
    fd_seek: (descriptor: number) => (isOpen(descriptor) ? errors.notSeekable : errors.badDescriptor),
    fd_tell: (descriptor: number) => (isOpen(descriptor) ? errors.notSeekable : errors.badDescriptor),
    fd_fdstat_get(descriptor: number, at: number) {
      if (!isOpen(descriptor)) return errors.badDescriptor;
      view.bytes({ at, length: 24 }).fill(0);
      view.setByte(at, fileKinds.terminal);
      view.setInteger64(at + 8, rights);
      return errors.none;
    },
    fd_fdstat_set_flags: (descriptor: number) => (isOpen(descriptor) ? errors.none : errors.badDescriptor),
    fd_filestat_get(descriptor: number, at: number) {
      if (!isOpen(descriptor)) return errors.badDescriptor;
      view.bytes({ at, length: 64 }).fill(0);
      view.setByte(at + 16, fileKinds.terminal);
      return errors.none;
    },
    // No folder is open, so the C library can open no file.
    fd_prestat_get: () => errors.badDescriptor,
    fd_prestat_dir_name: () => errors.badDescriptor,
  };
  return { calls, printed, errors: complaints, reads };
}

/** A terminal gives one line at a time. */
function lengthOfRead(input: Uint8Array, position: number, room: number): number {
  const end = input.indexOf(newline, position);
  return Math.min(end === -1 ? input.length - position : end + 1 - position, room);
}

function scatter(bytes: Uint8Array, spans: readonly Span[], view: MemoryView): void {
  let from = 0;
  for (const { at, length } of spans) {
    const part = bytes.subarray(from, from + length);
    view.bytes({ at, length: part.length }).set(part);
    from += part.length;
  }
}
