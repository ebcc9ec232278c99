import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Replaces places in the bundle by places in our sources in a stack trace. Node could do the same
 * (--enable-source-maps), but it would read every map at each start.
 */
export function withSourcePlaces(stack: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  return stack.replace(/[^\s()]+/g, (word) => {
    const place = placeIn(word);
    if (place === undefined) return word;
    const { path, line, column } = place;
    if (!maps.has(path)) maps.set(path, mapOf(path));
    const origin = maps.get(path)?.findEntry(line - 1, column - 1);
    if (origin === undefined || !('originalSource' in origin)) return word;
    const source = relative(process.cwd(), resolve(dirname(path), origin.originalSource));
    return `${source}:${origin.originalLine + 1}:${origin.originalColumn + 1}`;
  });
}

/** Parses `file:///somewhere/main.js:12:34`. */
function placeIn(word: string) {
  if (!word.startsWith('file://')) return undefined;
  const parts = word.split(':');
  const [line, column] = parts.splice(-2).map(Number);
  const url = parts.join(':');
  const isPlace = url.endsWith('.js') && Number.isInteger(line) && Number.isInteger(column);
  return isPlace ? { path: fileURLToPath(url), line: line ?? 0, column: column ?? 0 } : undefined;
}

/** Undefined if the file has no map that can be read; then the places in the bundle stay. */
function mapOf(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}
