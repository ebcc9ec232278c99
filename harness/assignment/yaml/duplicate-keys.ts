import { YAMLParseError, isScalar, visit } from 'yaml';
import type { Document } from 'yaml';

/**
 * Adds an error for every key that is repeated in its map. The package itself would compare all keys with each other,
 * which takes a minute for the keys that a broken generator may write.
 */
export function addDuplicateKeys(document: Document.Parsed): void {
  const found: YAMLParseError[] = [];
  visit(document, {
    Map(_key, map) {
      const seen = new Set<unknown>();
      for (const { key } of map.items) {
        if (!isScalar(key)) continue;
        const start = key.range?.[0] ?? 0;
        if (seen.has(key.value)) {
          found.push(new YAMLParseError([start, start + 1], 'DUPLICATE_KEY', 'Map keys must be unique'));
        }
        seen.add(key.value);
      }
    },
  });
  if (found.length === 0) return;
  const all = [...document.errors, ...found].toSorted((one, other) => one.pos[0] - other.pos[0]);
  document.errors = all;
}
