import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProcess } from '../../../../../process/start-process.ts';

/**
 * The sources of LLVM as Debian publishes them. The digest is the one in Debian's signed index of sources. The archive
 * of snapshots keeps every file for ever, under its SHA-1; the ordinary mirror drops a version when its release ends.
 */
export const sources = {
  version: '22.1.8',
  file: 'llvm-toolchain-22_22.1.8.orig.tar.xz',
  folder: 'llvm-toolchain-22_22.1.8',
  bytes: 196_630_560,
  sha256: 'b49b9277aef97616320b2da259e1f8174c65b0ce2fbe2e8629644a97693402fe',
  addresses: [
    'http://deb.debian.org/debian/pool/main/l/llvm-toolchain-22/llvm-toolchain-22_22.1.8.orig.tar.xz',
    'https://snapshot.debian.org/file/60023b47cd3b13e107e446fae3d7844c1c55e80a',
  ],
};

/** The parts that the libraries are made of. The last two read floating-point numbers for std::from_chars. */
const parts = [
  ...['LICENSE.TXT', 'libunwind/include', 'libunwind/src', 'libcxxabi/include', 'libcxxabi/src', 'libcxx/src'],
  ...['libc/shared', 'libc/src/__support', 'libc/hdr', 'libc/include/llvm-libc-macros', 'libc/include/llvm-libc-types'],
];

type Say = (line: string) => void;

/** Downloads the sources into this folder unless they are there, checks their digest, and unpacks what is needed. */
export async function downloadSources(folder: string, say: Say): Promise<string> {
  await mkdir(folder, { recursive: true });
  const packed = join(folder, sources.file);
  if (!existsSync(packed)) await download(packed, say);
  // A file that is already there is checked, too: somebody may have put it there by hand.
  const found = digestOf(await readFile(packed));
  if (found !== sources.sha256) {
    throw new Error(`${packed} has the SHA-256 ${found}; expected ${sources.sha256}. Remove it, and run this again.`);
  }
  say(`SHA-256 ${found} is right`);
  await startProcess('tar', [
    ...['--extract', '--xz', '--file', packed, '--directory', folder],
    ...parts.map((part) => `${sources.folder}/${part}`),
  ]);
  return join(folder, sources.folder);
}

async function download(packed: string, say: Say): Promise<void> {
  const failures: string[] = [];
  for (const address of sources.addresses) {
    say(`downloading ${address} (${Math.round(sources.bytes / 1e6)} MB)`);
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
      const content = new Uint8Array(await answer.arrayBuffer());
      await writeFile(`${packed}.unfinished`, content);
      return await rename(`${packed}.unfinished`, packed);
    } catch (error) {
      failures.push(`${address}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(
    [...failures, `Put ${sources.file} (SHA-256 ${sources.sha256}) into the folder yourself, and run this again.`].join(
      '\n',
    ),
  );
}

export function digestOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
