import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { LayoutId } from '../../model/submission/layouts.ts';
import type { SiteTime } from '../../sites/time/site-time.ts';
import type { Zone } from '../../sites/time/zone.ts';
import { UsageError } from '../../model/usage-error.ts';
import type { AssignmentPlace } from './place.ts';

/** What a course has agreed on, in `verbatim.yaml`. */
export interface Course {
  /** The path of verbatim.yaml, from the working folder. */
  readonly file: string;
  readonly assignments: readonly AssignmentPlace[];
  readonly zone?: Zone;
  /** The deadlines by assignment. */
  readonly due: Readonly<Record<string, SiteTime>>;
  /** A path from the working folder. */
  readonly roster?: string;
  readonly site?: LayoutId;
}

export const courseFile = 'verbatim.yaml';

/** The course of this folder or of one above it; undefined if there is none. */
export async function findCourse(from = process.cwd()): Promise<Course | undefined> {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const path = join(folder, courseFile);
    const text = await readFile(path, 'utf8').catch((error: unknown) => whenMissing(error, path));
    if (text !== undefined) {
      // Loaded only here: most people have no such file.
      const { readCourse } = await import('./read-course.ts');
      return readCourse(folder, text);
    }
    if (dirname(folder) === folder) return undefined;
  }
}

function whenMissing(error: unknown, path: string): undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
  const file = relative(process.cwd(), path) || courseFile;
  if (code === 'EISDIR') {
    throw new UsageError(`${file} is a folder; the description of a course is a file: rename the folder`);
  }
  throw new UsageError(
    `cannot read ${file}, the description of the course: ${error instanceof Error ? error.message : String(error)}`,
  );
}
