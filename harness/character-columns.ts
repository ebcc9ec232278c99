import type { BuildReport, Diagnostic } from './model/toolchain.ts';
import { sourceText } from './source-text.ts';

const newline = 0x0a;

interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Compilers count bytes; people, editors and the course's rules count characters. */
export function inCharacters(report: BuildReport, files: readonly NamedBytes[]): BuildReport {
  const linesOf = new Map(files.map(({ name, bytes }) => [name, lineStarts(bytes)]));
  const bytesOf = new Map(files.map(({ name, bytes }) => [name, bytes]));

  function placed(diagnostic: Diagnostic): Diagnostic {
    const bytes = bytesOf.get(diagnostic.file);
    const start = linesOf.get(diagnostic.file)?.[diagnostic.line - 1];
    if (bytes === undefined || start === undefined || diagnostic.column === 0) return diagnostic;
    const before = sourceText(bytes.subarray(start, start + diagnostic.column - 1));
    return { ...diagnostic, column: [...before].length + 1 };
  }

  return { ...report, diagnostics: report.diagnostics.map(placed) };
}

function lineStarts(bytes: Uint8Array): number[] {
  const starts = [0];
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) starts.push(at + 1);
  return starts;
}
