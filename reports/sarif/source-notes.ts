import type { Graded } from '../../harness/model/result/grading.ts';
import { explainFinding } from '../explain/finding.ts';
import { plain } from '../phrases/quote.ts';

/** Something to say about a place in the source. */
export interface SourceNote {
  readonly rule: string;
  readonly level: 'error' | 'warning' | 'note';
  readonly message: string;
  readonly file: string;
  /** 0 for the whole file. */
  readonly line: number;
  readonly column: number;
}

/** Findings first; then the messages of the compiler that are not findings, too. */
export function sourceNotesOf({ findings, build }: Graded): SourceNote[] {
  const told = new Set(findings.flatMap((one) => (one.rule === 'warnings' ? [placeKey(one, one.message)] : [])));
  return [
    ...findings.map((finding): SourceNote => ({
      rule: finding.rule,
      level: finding.marks < 0 ? 'error' : 'note',
      message: explainFinding(finding),
      file: finding.file,
      line: finding.line,
      column: finding.column,
    })),
    ...build.diagnostics
      .filter((one) => !told.has(placeKey(one, one.message)))
      .map(({ severity, file, line, column, message, flag }): SourceNote => ({
        rule: `compiler-${severity}`,
        level: severity,
        message: flag === undefined ? plain(message) : `${plain(message)} (${plain(flag, 60)})`,
        file,
        line,
        column,
      })),
  ];
}

function placeKey(
  place: { readonly file: string; readonly line: number; readonly column: number },
  text: string,
): string {
  return JSON.stringify([place.file, place.line, place.column, text]);
}
