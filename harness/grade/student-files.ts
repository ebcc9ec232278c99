import type { SourceEncoding } from '../text/encoding.ts';
import type { FileToCompile, StudentFile } from './build-request.ts';
import type { ReadingLimit } from '../model/program/reading-limit.ts';
import type { Reading } from '../reading/reading.ts';

export interface StudentFiles {
  readonly files: readonly StudentFile[];
  /** The encodings of expected files that are not UTF-8, by name. */
  readonly encodings: Readonly<Record<string, string>>;
  /** The names of files that they include in quotes. */
  readonly includes: readonly string[];
  readonly unreadable?: ReadingLimit;
}

/** What every compiler reads; a byte order mark does no harm. */
const utf8: readonly SourceEncoding[] = ['UTF-8', 'UTF-8 with BOM'];

/** The files as a compiler reads them, with their text. Files that cannot be read are compiled unchanged. */
export async function studentFilesOf(reading: Reading, files: readonly FileToCompile[]): Promise<StudentFiles> {
  const answer = await reading.read(
    'sources',
    files.map(({ name, bytes, includes }) => ({ name, bytes, includes })),
  );
  if (answer.kind === 'unreadable') {
    const raw = files.map((file) => ({ ...file, text: new TextDecoder().decode(file.bytes) }));
    return { files: raw, encodings: {}, includes: [], unreadable: answer.limit };
  }
  const read = files.flatMap(({ name, isFurther }, index) => {
    const source = answer.value[index];
    return source === undefined ? [] : [{ ...source, name, isFurther }];
  });
  return {
    files: read.map(({ name, bytes, text, isFurther }) => ({ name, bytes, text, isFurther })),
    includes: read.flatMap(({ includes }) => includes),
    encodings: Object.fromEntries(
      read
        .filter(({ isFurther, encoding }) => !isFurther && !utf8.includes(encoding))
        .map(({ name, encoding }) => [name, encoding]),
    ),
  };
}
