import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const place = /(file:\/\/[^\s()]+?\.js):(\d+):(\d+)/g;

/**
 * A stack with the lines of our sources in place of those of the bundle. Node could do the same (--enable-source-maps),
 * but would read every map at each start.
 */
export function withSourcePlaces(stack: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  return stack.replace(place, (whole, url: string, line: string, column: string) => {
    const path = fileURLToPath(url);
    if (!maps.has(path)) maps.set(path, mapOf(path));
    const origin = maps.get(path)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (origin === undefined || !('originalSource' in origin)) return whole;
    const source = relative(process.cwd(), resolve(dirname(path), origin.originalSource));
    return `${source}:${origin.originalLine + 1}:${origin.originalColumn + 1}`;
  });
}

/** Undefined where it has none, or none that can be read: the places in the bundle must do then. */
function mapOf(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}
