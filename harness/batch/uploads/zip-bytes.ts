import { ZipFile } from 'yazl';

/** A fixed time for every file, so that the same files give the same zip. */
const time = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644 };

export async function zipBytes(
  files: readonly { readonly path: string; readonly text: string }[],
): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const { path, text } of files) zip.addBuffer(Buffer.from(text), path, time);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
