import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type CppParser, createParser } from './parser.ts';

let opened: Promise<CppParser> | undefined;

/** The parser with the grammar of the npm package; loaded once for all submissions. */
export function openParser(): Promise<CppParser> {
  opened ??= readFile(createRequire(import.meta.url).resolve('tree-sitter-cpp/tree-sitter-cpp.wasm')).then(
    createParser,
  );
  return opened;
}
