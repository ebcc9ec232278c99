import type { Macros } from './macro.ts';
import type { CppParser } from './parser.ts';
import { type Names, namesOf } from '../names/names.ts';
import { type SourceFile, readSource } from './source-file.ts';

/** A source with what its names stand for. */
export interface ReadFile extends SourceFile {
  readonly names: Names;
  /** The student's, or one that the course provides: whose faults nobody is charged for. */
  readonly provided: boolean;
}

export interface SourceText {
  readonly name: string;
  readonly text: string;
  readonly provided: boolean;
}

/** Reads the files of a program, each after the headers of the program that it includes. */
export function readProgram(parser: CppParser, sources: readonly SourceText[]): ReadFile[] {
  const done = new Map<string, ReadFile | 'being read'>();

  function read(name: string): ReadFile | undefined {
    const known = done.get(name);
    // A header that includes itself in a circle is empty there: its guard sees to that.
    if (known !== undefined) return known === 'being read' ? undefined : known;
    const source = sources.find((candidate) => candidate.name === name);
    if (source === undefined) return undefined;
    done.set(name, 'being read');
    const headers = new Map<string, ReadFile>();
    const macrosOf = (header: string): Macros | undefined => {
      const file = read(header);
      if (file !== undefined) headers.set(header, file);
      return file?.macros;
    };
    const file = readSource(parser, source, macrosOf);
    const included = [...headers.values()].map(({ names }) => names);
    const result = { ...file, names: namesOf(file.root, included), provided: source.provided };
    done.set(name, result);
    return result;
  }

  return sources.flatMap(({ name }) => read(name) ?? []);
}
