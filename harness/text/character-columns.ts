import type { BuildReport } from '../model/program/build-report.ts';
import { sourceReader } from './source-text.ts';

const newline = 0x0a;

interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface Placed {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Later columns stay in bytes: people do not write such lines, and each message would cost a pass over its line. */
const lastCountedColumn = 2000;

/** Compilers count bytes; people, editors and the course's rules count characters. */
export function inCharacters(report: BuildReport, files: readonly NamedBytes[]): BuildReport {
  const linesOf = new Map(files.map(({ name, bytes }) => [name, lineStarts(bytes)]));
  const readerOf = new Map(files.map(({ name, bytes }) => [name, sourceReader(bytes)]));

  function placed<One extends Placed>(one: One): One {
    const read = readerOf.get(one.file);
    const start = linesOf.get(one.file)?.[one.line - 1];
    if (read === undefined || start === undefined || one.column === 0 || one.column > lastCountedColumn) return one;
    const before = read(start, start + one.column - 1);
    return { ...one, column: [...before].length + 1 };
  }

  return { ...report, diagnostics: report.diagnostics.map(placed), functions: report.functions.map(placed) };
}

function lineStarts(bytes: Uint8Array): number[] {
  const starts = [0];
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) starts.push(at + 1);
  return starts;
}
