import type { CompilerMacros } from '../../model/program/compiler-macros.ts';
import type { Prototype } from '../../model/assignment/prototype.ts';
import { type WrittenFunction, writtenFunctions } from '../names/functions.ts';
import { openParser } from '../source/grammar-file.ts';
import { type SourceText, readProgram } from '../source/program.ts';
import type { SyntaxNode } from '../source/syntax-node.ts';

/**
 * A compiler leaves out an `inline` function that its own file does not call, and then no other file can call it. These
 * lines, added at the end of its file, make the compiler keep it. The key is the name of the file.
 */
export async function keepLeftOut(
  missing: readonly Prototype[],
  sources: readonly SourceText[],
  macros: CompilerMacros,
): Promise<ReadonlyMap<string, string>> {
  if (missing.length === 0) return new Map();
  const functions = readProgram(await openParser(), sources, { macros })
    .filter(({ provided }) => !provided)
    .flatMap(writtenFunctions)
    .filter(({ place, definition }) => place === 'free' && definition.parent?.type !== 'template_declaration');
  const lines = new Map<string, string>();
  for (const written of functions) {
    if (!missing.some((prototype) => prototype.name === written.declaration.name)) continue;
    const { name } = written.file;
    lines.set(name, `${lines.get(name) ?? '\n'}\n${declarationToKeep(written)}\n`);
  }
  return lines;
}

/** What the definition says before its body. A program may repeat it, as it repeats the declarations of a header. */
function declarationToKeep({ definition }: WrittenFunction): string {
  const head = definition.children
    .filter(({ type, field }) => type === 'type_qualifier' || field === 'type' || field === 'declarator')
    .map(withoutDefaults);
  return `[[gnu::used]] ${head.join(' ')};`;
}

/** Default arguments must not be repeated. */
function withoutDefaults(head: SyntaxNode): string {
  const words: string[] = [];
  const waiting = [head];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.children.length === 0) words.push(node.text);
    const end = node.children.findIndex(({ text, named }) => !named && text === '=');
    const isOptional = node.type === 'optional_parameter_declaration' && end !== -1;
    for (const child of node.children.slice(0, isOptional ? end : undefined).toReversed()) waiting.push(child);
  }
  return words.join(' ');
}
