import { errors } from './errors.ts';
import type { MemoryView } from './memory-view.ts';
import type { SystemCalls } from './system-calls.ts';

/** The arguments of a program. Its environment is empty. */
export function argumentCalls(args: readonly string[], view: MemoryView): SystemCalls {
  const encoder = new TextEncoder();
  const encoded = args.map((text) => encoder.encode(`${text}\0`));
  const total = encoded.reduce((sum, { length }) => sum + length, 0);
  return {
    args_sizes_get(count: number, bytes: number) {
      view.setInteger32(count, encoded.length);
      view.setInteger32(bytes, total);
      return errors.none;
    },
    args_get(pointers: number, texts: number) {
      let at = texts;
      for (const [index, text] of encoded.entries()) {
        view.setInteger32(pointers + 4 * index, at);
        view.bytes({ at, length: text.length }).set(text);
        at += text.length;
      }
      return errors.none;
    },
    environ_sizes_get(count: number, bytes: number) {
      view.setInteger32(count, 0);
      view.setInteger32(bytes, 0);
      return errors.none;
    },
    environ_get: () => errors.none,
  };
}
