import type { Assignment } from '../../model/assignment/assignment.ts';
import type { SourceFile } from '../../model/submission/submission.ts';
import { isSource } from '../gxx/compile/compile.ts';

export interface CountedFiles {
  /** Everything that is compiled or included. */
  readonly files: readonly SourceFile[];
  /** What is linked for the sessions of each program; `undefined` is the program of an assignment that has only one. */
  readonly programs: ReadonlyMap<string | undefined, readonly string[]>;
  /** What is linked for calls. */
  readonly calls: readonly string[];
}

/** Which sources of the sample solution are linked for what. */
export function countedFiles(
  { files: expected, provided = [], programs, class: tested }: Assignment,
  solution: readonly SourceFile[],
): CountedFiles {
  const given = provided.map(({ name, text }) => ({ name, bytes: Buffer.from(text) }));
  const files = [...solution.filter(({ name }) => !given.some((one) => one.name === name)), ...given];
  const included = files.flatMap(includedNames);
  const present = (names: readonly string[]) =>
    names.filter((name) => isSource(name) && !included.includes(name) && files.some((file) => file.name === name));
  const all = present(files.map(({ name }) => name));
  return {
    files,
    programs: new Map(
      programs === undefined
        ? [[undefined, all]]
        : programs.map(({ id, studentFiles, courseFiles }) => [id, present([...studentFiles, ...courseFiles])]),
    ),
    calls:
      tested === undefined
        ? present([...expected, ...all.filter((name) => !expected.includes(name))])
        : present([tested.file]),
  };
}

/** Some programs include a source, which then must not be compiled by itself. */
function includedNames({ bytes }: SourceFile): string[] {
  const text = Buffer.from(bytes).toString('latin1');
  return [...text.matchAll(/^[ \t]*#[ \t]*include[ \t]*"([^"\n]+)"/gm)].flatMap(([, name]) => name ?? []);
}
