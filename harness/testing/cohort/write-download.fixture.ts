import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Download } from './downloads.fixture.ts';

/** For tests: the paths of a download, as a zip or unzipped, and of its roster. */
export interface WrittenDownload {
  readonly source: string;
  readonly roster: string;
}

export async function withDownload<Result>(
  download: Download,
  as: 'zip' | 'folder',
  work: (written: WrittenDownload) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'verbatim-cohort-'));
  try {
    return await work(await writeDownload(download, as, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function writeDownload(
  { files, roster }: Download,
  as: 'zip' | 'folder',
  folder: string,
): Promise<WrittenDownload> {
  const written = {
    source: join(folder, as === 'zip' ? 'download.zip' : 'download'),
    roster: join(folder, 'class.csv'),
  };
  await mkdir(folder, { recursive: true });
  await writeFile(written.roster, roster);
  if (as === 'zip') await writeFile(written.source, await zipOf(files));
  else await writeFolder(written.source, files);
  return written;
}

async function writeFolder(folder: string, files: Download['files']): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(name.endsWith('/') ? path : dirname(path), { recursive: true });
    if (!name.endsWith('/')) await writeFile(path, content);
  }
}

export async function zipOf(files: Download['files']): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    if (name.endsWith('/')) zip.addEmptyDirectory(name);
    else zip.addBuffer(Buffer.from(content), name);
  }
  zip.end();
  return buffer(zip.outputStream);
}
