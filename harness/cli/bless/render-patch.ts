import { FILE_HEADERS_ONLY, createTwoFilesPatch } from 'diff';
import { visible } from '../../../reports/phrases/visible.ts';
import type { Palette, TerminalStyle } from '../../../reports/terminal/palette.ts';
import type { BlessedFile } from '../../author/bless/plan-edits.ts';

/** A unified diff of every file; empty if nothing changes. */
export function renderPatch(
  files: readonly BlessedFile[],
  shown: (file: string) => string,
  { paint }: Palette,
): string {
  return files
    .map(({ name, before, after }) => {
      const title = shown(name);
      const patch = createTwoFilesPatch(title, title, before, after, undefined, undefined, {
        context: 3,
        headerOptions: FILE_HEADERS_ONLY,
      });
      const lines = patch.replace(/\n$/, '').split('\n').map(harmless);
      return `${lines.map((line) => paintLine(line, paint)).join('\n')}\n\n`;
    })
    .join('');
}

/** The line ends of Windows and tabs are usual; other invisible characters could confuse the terminal. */
function harmless(line: string): string {
  return line.replace(/\r$/, '').split('\t').map(visible).join('\t');
}

const styles: readonly (readonly [string, TerminalStyle])[] = [
  ['---', 'heading'],
  ['+++', 'heading'],
  ['@@', 'faint'],
  ['+', 'expected'],
  ['-', 'actual'],
];

function paintLine(line: string, paint: Palette['paint']): string {
  const style = styles.find(([start]) => line.startsWith(start))?.[1];
  return style === undefined ? line : paint(style, line);
}
