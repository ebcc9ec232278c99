import type { ScalarType, Value } from '../../../model/assignment/value.ts';

/** A value as YAML: what is on the line of its key, and the lines of a block below it, not yet indented. */
export interface ValueForm {
  readonly head: string;
  readonly lines: readonly string[];
}

/** Inside braces there is no room for blocks. */
export type Layout = 'braces' | 'lines';

/** The indentation of blocks that we write, from the column of their key. */
export const indentation = 2;

/** Undefined if the value cannot be written in this layout. */
export function formOfValue(value: Value, type: ScalarType, layout: Layout): ValueForm | undefined {
  if (typeof value !== 'string') return inline(String(value));
  if (type !== 'char[8][8]') return inline(quoted(value));
  if (layout === 'braces') return undefined;
  return { head: '|', lines: value.split('\n').map((row) => [...row].join(' ')) };
}

export function formOfPrinted(text: string, layout: Layout): ValueForm {
  return layout === 'lines' && isReadableBlock(text) ? literalBlock(text) : inline(quoted(text));
}

/** A literal block with exactly this text. */
export function literalBlock(text: string): ValueForm {
  const content = /^\n* /.test(text) ? String(indentation) : '';
  const body = text.replace(/\n$/, '');
  if (body === text) return { head: `|${content}-`, lines: body.split('\n') };
  return { head: `|${content}${body === '' || body.endsWith('\n') ? '+' : ''}`, lines: body.split('\n') };
}

/** Editors remove spaces at the ends of lines, and other invisible characters cannot be in a block at all. */
function isReadableBlock(text: string): boolean {
  return text.includes('\n') && !/[ \t]$|\n\n$/m.test(text) && !hasControl(text) && /\S/.test(text);
}

function hasControl(text: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text.replaceAll('\n', ''));
}

function quoted(text: string): string {
  return text.includes('\n') || hasControl(text) ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`;
}

function inline(head: string): ValueForm {
  return { head, lines: [] };
}

export function indented(lines: readonly string[], column: number): string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(column) + line));
}
