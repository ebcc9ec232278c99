import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { NamedFile } from '../compile/included-files.ts';
import { isWhole, keepPiece } from './kept-piece.ts';
import type { ProcessOutcome } from '../../../process/process.ts';
import { runTool } from '../../../process/run-tool.ts';
import type { ToolSeal } from '../../../process/run-tool.ts';
import { writeFiles } from '../work-folder/work-folder.ts';

/** A compiled part of Verbatim or of an assignment, which is made once and then kept. */
export interface Piece {
  /** `console.o`: the end of its name in the cache. */
  readonly name: string;
  /** Its name in messages; absent: `name`. */
  readonly title?: string;
  /** Absent: g++. */
  readonly compiler?: string;
  readonly cacheFolder: string;
  /** Everything that it depends on besides the arguments. */
  readonly version: string;
  readonly args: readonly string[];
  readonly seconds: number;
  /** Present if the compiler reads what a student wrote. */
  readonly seal?: ToolSeal;
}

export class PieceNotMade extends Error {
  /** Absent if no compiler was started. */
  readonly outcome: ProcessOutcome | undefined;

  constructor(message: string, outcome?: ProcessOutcome) {
    super(message);
    this.outcome = outcome;
  }
}

/** Compiles files that are on the disk already; the arguments name them. */
export async function compileOnce(piece: Piece): Promise<string> {
  const path = pathOf(piece);
  if (!(await isWhole(path))) await compile(piece, path);
  return path;
}

/**
 * Compiles the first of these files, with the others beside it. They lie in a folder with an unguessable name, and
 * only for as long as this takes, so no source of a student can include them.
 */
export async function compileTextOnce(piece: Piece, files: readonly NamedFile[], scratch: string): Promise<string> {
  const [source] = files;
  if (source === undefined) throw new PieceNotMade(`${piece.name} has no source`);
  const args = [...piece.args, '-x', 'c++', '-c', source.name];
  const version = [piece.version, ...files.map(({ name, bytes }) => `${name} ${digest(bytes)}`)].join('\n');
  const whole = { ...piece, args, version };
  const path = pathOf(whole);
  if (await isWhole(path)) return path;
  const folder = await mkdtemp(join(scratch, 'ours-'));
  try {
    await writeFiles(folder, files);
    await compile(whole, path, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return path;
}

export function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

function pathOf({ name, cacheFolder, version, args }: Piece): string {
  return join(cacheFolder, `${digest([version, ...args].join('\n'))}-${name}`);
}

/**
 * Several processes may get here at once: each compiles for itself, and the last rename wins. Each works in its own
 * folder, which sweep-pieces.ts removes if the process was killed.
 */
async function compile(
  { name, title = name, compiler = 'g++', args, seconds, seal }: Piece,
  path: string,
  sources?: string,
): Promise<void> {
  const unfinished = await mkdtemp(`${path}.tmp`);
  try {
    const made = join(unfinished, name);
    const folder = sources ?? unfinished;
    const request = { file: compiler, args: [...args, '-o', made], folder, seconds, seal, outputBytes: 1 << 20 };
    const outcome = await runTool(request);
    const { end, stderr } = outcome;
    if (end.kind !== 'exited' || end.code !== 0) {
      const lines = Buffer.from(stderr).toString().split('\n');
      const line = lines.find((one) => / error: /.test(one)) ?? lines.find((one) => one !== '') ?? end.kind;
      throw new PieceNotMade(`${title} could not be compiled: ${line}`, outcome);
    }
    await keepPiece(made, path);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** The texts of all files in a folder and below it, in the order of their paths. */
export async function textsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(paths.toSorted().map((path) => readFile(path, 'utf8')));
}
