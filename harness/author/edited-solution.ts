import { z } from 'zod';
import type { SourceFile } from '../model/submission/submission.ts';

const edit = z.strictObject({
  file: z.string(),
  /** Must stand in the file; each place where it stands is changed. */
  find: z.string().min(1),
  put: z.string(),
});

/** How a program is made of our solution, so that its file says only what is different. */
export const editedSolution = z.strictObject({
  edits: z.array(edit).default([]),
  /** The name in the solution, and the name that was handed in; null: it was not handed in. */
  names: z.record(z.string(), z.string().nullable()).default({}),
});

export function editSolution(
  files: readonly SourceFile[],
  { edits, names }: z.infer<typeof editedSolution>,
): readonly SourceFile[] {
  const texts = new Map(files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()]));
  for (const { file, find, put } of edits) {
    const text = texts.get(file);
    if (!text?.includes(find)) throw new Error(`${file} of the solution has no ${JSON.stringify(find)}`);
    texts.set(
      file,
      text.replaceAll(find, () => put),
    );
  }
  return [...texts].flatMap(([name, text]) => {
    const handedIn = Object.hasOwn(names, name) ? names[name] : name;
    return typeof handedIn === 'string' ? [{ name: handedIn, bytes: Buffer.from(text) }] : [];
  });
}
