import { stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { listAssignments } from '../../assignment/list-assignments.ts';
import { UsageError } from '../../model/usage-error.ts';
import { closestName } from '../../text/closest-name.ts';
import { casesFolder, referenceFolder } from '../home.ts';
import type { Course } from './course.ts';

/** Where the files of an assignment are. */
export interface AssignmentPlace {
  /** The name of its folder. */
  readonly id: string;
  readonly folder: string;
  /** The folder of the sample solution. */
  readonly solution: string;
  /** Set for the assignments of Verbatim, which have a reference in TypeScript. */
  readonly isOurs: boolean;
  /** What is put before the names of its files in messages: `cases/`, `../csci1120/`. */
  readonly prefix: string;
}

/** An assignment of the course or of Verbatim by its name, or any folder by its path; throws a UsageError if there is none. */
export async function placeOf(name: string, course: Course | undefined): Promise<AssignmentPlace> {
  const ofCourse = course?.assignments.find((one) => one.id === name);
  if (ofCourse !== undefined) return ofCourse;
  // Some name the file in the folder.
  const path = basename(name) === 'assignment.yaml' ? dirname(name) : name;
  if (await hasAssignment(path)) return isOurFolder(path) ? ourPlace(basename(resolve(path))) : placeOfFolder(path);
  const ours = await listAssignments(casesFolder());
  const known = [...new Set([...(course?.assignments.map(({ id }) => id) ?? []), ...ours])];
  if (looksLikePath(name) || (!known.includes(name) && (await isFolder(name)))) {
    throw new UsageError(
      `there is no assignment in ${name}: the folder needs a file assignment.yaml (verbatim new makes one)`,
    );
  }
  if (ours.includes(name)) return ourPlace(name);
  const closest = closestName(name, known);
  const cure = closest === undefined ? `there are ${known.join(', ')}` : `did you mean ${closest}?`;
  throw new UsageError(`there is no assignment "${name}"; ${cure}`);
}

/** A folder with an assignment.yaml, anywhere on the disk. */
export function placeOfFolder(path: string): AssignmentPlace {
  const folder = resolve(path);
  // `dirname` ignores slashes at the end; the name of `.` and `..` is that of the folder.
  const above = ['.', '..'].includes(basename(path)) ? join(path, '..') : dirname(path);
  return {
    id: basename(folder),
    folder,
    solution: join(folder, 'solution'),
    isOurs: false,
    prefix: above === '.' ? '' : `${above}/`.replace(/^\/\/$/, '/'),
  };
}

export function ourPlace(id: string): AssignmentPlace {
  return {
    id,
    folder: join(casesFolder(), id),
    solution: join(referenceFolder(), id, 'solution'),
    isOurs: true,
    prefix: 'cases/',
  };
}

/** Their references and solutions are in another folder. */
function isOurFolder(path: string): boolean {
  return dirname(resolve(path)) === casesFolder();
}

export async function hasAssignment(path: string): Promise<boolean> {
  const facts = await stat(join(path, 'assignment.yaml')).catch(() => undefined);
  return facts?.isFile() ?? false;
}

async function isFolder(path: string): Promise<boolean> {
  const facts = await stat(path).catch(() => undefined);
  return facts?.isDirectory() ?? false;
}

function looksLikePath(name: string): boolean {
  return /[/\\]/.test(name) || name === '.' || name === '..';
}
