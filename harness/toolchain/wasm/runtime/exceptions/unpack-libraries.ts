import { unpackFiles } from '../../host/file-archive.ts';

/**
 * The libraries of C++ with exceptions, by their paths in the file system of the compiler. They replace those of
 * @yowasp/clang, which have none; libunwind.a is new. The headers stay the same.
 */
export async function unpackLibraries(packed: Uint8Array<ArrayBuffer>): Promise<Map<string, Uint8Array>> {
  const unpacking = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const files = unpackFiles(new Uint8Array(await new Response(unpacking).arrayBuffer()));
  return new Map([...files].filter(([path]) => path.endsWith('.a')).map(([path, content]) => [`/${path}`, content]));
}
