import { studentLimits } from '../collect/archive/zip-limits.ts';
import { type Unpack, isZipName, unpackStudentFiles } from '../collect/open/unpack-student-files.ts';
import type { Reading } from './reading.ts';

/** Opens what students have packed, in a process that can be killed. Zips that end their reader are not opened. */
export function unpackApart(reading: Reading): Unpack {
  return async (files) => {
    // Other files are judged by their names, which are known already.
    if (!files.some(({ name }) => isZipName(name))) return unpackStudentFiles(files);
    const answer = await reading.read('archive', files);
    return answer.kind === 'read' ? answer.value : unpackStudentFiles(files, { ...studentLimits, zips: 0 });
  };
}
