import type { ProgramPlan } from '../model/assignment/assignment.ts';
import { didYouMean } from './yaml/author-problem.ts';
import type { Report } from './yaml/author-problem.ts';
import { isFileName } from './file-names.ts';
import { isMisspelt, partAt } from './yaml/read-shape.ts';
import { assignmentShape, programShape } from './shape.ts';
import type { YamlFile } from './yaml/yaml-file.ts';
import { keysAt, lengthAt, nodeAt, placeAt, placeOfKey, valueAt } from './yaml/yaml-path.ts';
import type { Path } from './yaml/yaml-path.ts';

/** The programs of a submission, as far as they could be read. */
export interface Programs {
  readonly plans: readonly ProgramPlan[];
  /** All ids, including those of faulty programs. Empty if there is one program, made of all the files. */
  readonly ids: readonly string[];
  /** False when a program may be missing from `ids`. */
  readonly complete: boolean;
}

/** Used when assignment.yaml cannot be read. */
export const unknownPrograms: Programs = { plans: [], ids: [], complete: false };

export function readPrograms(file: YamlFile, report: Report): Programs {
  const ids = keysAt(file, ['programs']);
  const files = partAt(file, assignmentShape.shape.files, ['files']);
  const plans: ProgramPlan[] = [];
  for (const id of ids) {
    const path = ['programs', id];
    if (!/^[A-Za-z0-9][\w-]*$/.test(id)) {
      report({
        file: file.name,
        place: placeOfKey(file, path),
        found: `the program name ${JSON.stringify(id)}`,
        expected: 'letters, digits, - and _, because it becomes part of an id',
      });
    }
    checkStudentFiles(file, [...path, 'student-files'], files, report);
    checkCourseFiles(file, path, report);
    const plan = partAt(file, programShape, path);
    if (plan === undefined) continue;
    const { about, 'student-files': studentFiles, 'course-files': courseFiles, 'known-by': knownBy } = plan;
    plans.push({ id, about, studentFiles, courseFiles, ...(knownBy === undefined ? {} : { knownBy }) });
  }
  const absent = nodeAt(file, ['programs']) === undefined;
  const misspelt = isMisspelt(file, [], 'programs', Object.keys(assignmentShape.shape));
  return { plans, ids, complete: absent ? !misspelt : ids.length > 0 };
}

function checkStudentFiles(file: YamlFile, list: Path, files: readonly string[] | undefined, report: Report): void {
  for (const [path, name] of newNames(file, list, report)) {
    if (files === undefined || files.includes(name)) continue;
    report({
      file: file.name,
      place: placeAt(file, path),
      found: `the file ${name}`,
      expected: `one of ${files.join(', ')}`,
      ...didYouMean(name, files),
    });
  }
}

function checkCourseFiles(file: YamlFile, program: Path, report: Report): void {
  const studentFiles = partAt(file, programShape.shape['student-files'], [...program, 'student-files']) ?? [];
  for (const [path, name] of newNames(file, [...program, 'course-files'], report)) {
    const place = placeAt(file, path);
    if (!isFileName(name) || !/\.(cpp|cc|cxx|h|hpp)$/.test(name)) {
      report({ file: file.name, place, found: `the file ${name}`, expected: 'a C++ file such as gameplay.cpp' });
    } else if (studentFiles.includes(name)) {
      const expected = 'each file from one of the two';
      report({ file: file.name, place, found: `the file ${name} in student-files and in course-files`, expected });
    }
  }
}

/** The names of a list without those that are repeated. */
export function newNames(file: YamlFile, list: Path, report: Report): [Path, string][] {
  const names: [Path, string][] = [];
  for (let index = 0; index < lengthAt(file, list); index++) {
    const path = [...list, index];
    const name = valueAt(file, path);
    if (typeof name !== 'string' || name.trim() === '') continue;
    if (names.some(([, earlier]) => earlier === name)) {
      report({
        file: file.name,
        place: placeAt(file, path),
        found: `${name} a second time`,
        expected: 'every name once',
      });
    } else {
      names.push([path, name]);
    }
  }
  return names;
}

/** Whether the name at the path may be a program; otherwise this is reported. */
export function checkProgram(file: YamlFile, path: Path, id: string, programs: Programs, report: Report): boolean {
  if (!programs.complete || programs.ids.includes(id)) return true;
  report({
    file: file.name,
    place: placeAt(file, path),
    found: `the program ${id}`,
    expected:
      programs.ids.length === 0 ? 'none, because assignment.yaml has no programs' : `one of ${programs.ids.join(', ')}`,
    ...didYouMean(id, programs.ids),
  });
  return false;
}
