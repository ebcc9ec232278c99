import type { Diagnostic } from '../../../model/program/build-report.ts';

/**
 * A small change of a student's text that another compiler does not need. Line and column are those of the text after
 * all repairs of earlier rounds.
 */
export type Repair = OwnName | IncludedName;

/** `size` becomes `::size`: the student's own name is meant, and not that of the library. */
export interface OwnName {
  readonly kind: 'own-name';
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly name: string;
}

/** `#include "Board.h"` for a file `board.h`, as on a disk that ignores capitals. */
export interface IncludedName {
  readonly kind: 'included-name';
  readonly file: string;
  readonly line: number;
  readonly name: string;
  /** With its quotes or angle brackets. */
  readonly instead: string;
}

/** What was changed before one compilation. */
export type RepairRound = readonly Repair[];

interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The files as they are compiled; those without a repair stay the same. */
export function repairedFiles<File extends NamedBytes>(
  files: readonly File[],
  rounds: readonly RepairRound[],
): readonly File[] {
  return files.map((file) => {
    const repairs = rounds.map((round) => round.filter((one) => one.file === file.name));
    if (repairs.every(({ length }) => length === 0)) return file;
    // One character for each byte, whatever the encoding is.
    const lines = Buffer.from(file.bytes).toString('latin1').split('\n');
    for (const round of repairs) repairLines(lines, round);
    return { ...file, bytes: Buffer.from(lines.join('\n'), 'latin1') };
  });
}

function repairLines(lines: string[], round: RepairRound): void {
  // From right to left, so that no change moves the place of the next one.
  for (const one of round.toSorted((a, b) => columnOf(b) - columnOf(a))) {
    const line = lines[one.line - 1];
    if (line === undefined) continue;
    lines[one.line - 1] = one.kind === 'own-name' ? withOwnName(line, one) : withIncluded(line, one);
  }
}

function columnOf(repair: Repair): number {
  return repair.kind === 'own-name' ? repair.column : 0;
}

function withOwnName(line: string, { column, name }: OwnName): string {
  const at = column - 1;
  return line.startsWith(name, at) ? `${line.slice(0, at)}::${line.slice(at)}` : line;
}

function withIncluded(line: string, { name, instead }: IncludedName): string {
  const at = line.indexOf(name, line.indexOf('include'));
  const [before, behind] = [line[at - 1], line[at + name.length]];
  const isWhole = (before === '"' && behind === '"') || (before === '<' && behind === '>');
  return at > 0 && isWhole ? line.slice(0, at - 1) + instead + line.slice(at + name.length + 1) : line;
}

/** Moves messages about repaired lines to the columns of the student's own text. */
export function atWrittenColumns(
  diagnostics: readonly Diagnostic[],
  rounds: readonly RepairRound[],
): readonly Diagnostic[] {
  if (rounds.length === 0) return diagnostics;
  return diagnostics.map((one) => ({
    ...one,
    column: rounds.toReversed().reduce((column, round) => beforeRound({ ...one, column }, round), one.column),
  }));
}

function beforeRound({ file, line, column }: Diagnostic, round: RepairRound): number {
  const places = round
    .flatMap((one) => (one.kind === 'own-name' && one.file === file && one.line === line ? [one.column] : []))
    .toSorted((a, b) => b - a);
  // Each repaired name before this column has two more characters.
  return places.reduceRight((at, place) => (place + 2 <= at ? at - 2 : at), column);
}
