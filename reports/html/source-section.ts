import type { AnnotatedFile } from '../source/annotated-file.ts';
import { markedLine } from '../source/marked-line.ts';
import type { Remark } from '../source/remarks.ts';
import { type Stretch, stretchesOf } from '../source/stretches.ts';
import { count } from '../phrases/count.ts';
import { type Markup, markup } from './escape.ts';
import { encodedName } from './file-name.ts';
import { tag } from './signs.ts';
import { sentence } from './words.ts';

const longestLine = 2000;

/** The files of the student, with every remark below its line. */
export function sourceSection(files: readonly AnnotatedFile[]): Markup | undefined {
  if (files.length === 0) return undefined;
  return markup`<section aria-labelledby="source">
<h2 id="source">The program, line by line</h2>
${files.map(fileArticle)}</section>
`;
}

/** The anchor for a link to a place; undefined if the place is not shown. */
export function lineAnchor(
  files: readonly AnnotatedFile[],
  { file, line, column }: Pick<Remark, 'file' | 'line' | 'column'>,
): string | undefined {
  const shown = files.find(({ name }) => name === file);
  const isThere = shown?.remarks.some((remark) => remark.line === line && remark.column === column) ?? false;
  return isThere && line > 0 ? anchorOfLine(file, line) : undefined;
}

function anchorOfLine(file: string, line: number): string {
  return `line-${encodedName(file)}-${line}`;
}

function fileArticle(file: AnnotatedFile): Markup {
  const { name, lines, remarks, isCut } = file;
  const heading = `file-${encodedName(name)}`;
  const said = remarks.length === 0 ? 'nothing was found in it' : count(remarks.length, 'remark');
  const stretches = stretchesOf(
    lines.length,
    remarks.map(({ line }) => line),
  );
  return markup`<article class="program" aria-labelledby="${heading}">
<h3 id="${heading}"><code>${name}</code></h3>
<p class="note">${count(lines.length, 'line')}, ${said}.</p>
${remarkList(remarks.filter(({ line }) => line === 0))}${stretches.map((stretch) => stretchBlock(file, stretch))}${
    isCut ? markup`<p class="note">The rest of the file is not shown: it is too long.</p>\n` : undefined
  }</article>
`;
}

function stretchBlock(file: AnnotatedFile, { first, last, open }: Stretch): Markup {
  const blocks = openBlocks(file, first, last);
  if (open) return blocks;
  const which = first === last ? `Line ${first}` : `Lines ${first} to ${last}`;
  return markup`<details class="fold">
<summary>${which}</summary>
${blocks}</details>
`;
}

/** Blocks of code, each followed by the remarks on its last line. */
function openBlocks(file: AnnotatedFile, first: number, last: number): Markup {
  const blocks: Markup[] = [];
  let from = first;
  for (let line = first; line <= last; line += 1) {
    const remarks = file.remarks.filter((remark) => remark.line === line);
    if (remarks.length === 0 && line < last) continue;
    blocks.push(codeBlock(file, from, line), remarkList(remarks));
    from = line + 1;
  }
  return markup`${blocks}`;
}

function codeBlock(file: AnnotatedFile, first: number, last: number): Markup {
  const rows = file.lines.slice(first - 1, last).map((text, index) => codeLine(file, text, first + index));
  return markup`<pre class="code">${rows}</pre>
`;
}

/** The line number is an attribute, so that it is shown but not copied with the code. */
function codeLine({ name, remarks }: AnnotatedFile, text: string, line: number): Markup {
  const columns = remarks.filter((remark) => remark.line === line).map(({ column }) => column);
  const shown = text.length > longestLine ? text.slice(0, longestLine) : text;
  const pieces = columns.length === 0 ? [{ text: shown, marked: false }] : markedLine(shown, columns);
  const anchor = columns.length === 0 ? undefined : markup` id="${anchorOfLine(name, line)}"`;
  return markup`<span${anchor} data-line="${line}">${pieces.map((piece) =>
    piece.marked ? markup`<mark>${piece.text}</mark>` : piece.text,
  )}${text.length > longestLine ? markup`<i class="marker">… the line is longer</i>` : undefined}
</span>`;
}

function remarkList(remarks: readonly Remark[]): Markup {
  if (remarks.length === 0) return markup``;
  return markup`<ul class="remarks">
${remarks.map(
  ({ tone, label, words, entry, line, column }) =>
    markup`<li>${tag(tone, label)} <a href="#${entry}">${placeWords(line, column)}</a> ${sentence(words)}</li>\n`,
)}</ul>
`;
}

function placeWords(line: number, column: number): string {
  if (line === 0) return 'The whole file:';
  return column === 0 ? `Line ${line}:` : `Line ${line}, column ${column}:`;
}
