import { tokensOf } from '../cpp/source/lexer.ts';
import type { ReadFile } from '../cpp/source/program.ts';
import { nodesUnder } from '../cpp/source/syntax-node.ts';
import type { Token } from '../cpp/source/token.ts';

/* Ways to write the same program differently. */

export type Renaming = ReadonlyMap<string, string>;

const nameTypes = ['identifier', 'type_identifier', 'namespace_identifier', 'field_identifier'];

/** Names that the program itself declares, and that mean nothing else anywhere in it. */
export function ownNames(files: readonly ReadFile[]): string[] {
  const declared = new Set(files.flatMap(({ names }) => names.declarations.map(({ node }) => node.text)));
  const members = new Set(
    files.flatMap(({ names }) =>
      names.declarations.filter(({ owner }) => owner.parent?.type === 'field_declaration_list').map(({ name }) => name),
    ),
  );
  const foreign = new Set(
    files.flatMap(({ root, names }) =>
      nodesUnder(root)
        .filter(({ type }) => nameTypes.includes(type))
        .filter((node) =>
          node.parent?.type === 'field_expression' && node.field === 'field'
            ? !members.has(node.text)
            : node.type !== 'field_identifier' && names.meaningOf(node).kind === 'library',
        )
        .map(({ text }) => text),
    ),
  );
  // The names of a macro and of its parameters may mean anything.
  const inMacros = new Set(
    files.flatMap(({ macros }) => [...macros.values()].flatMap(({ name, parameters = [] }) => [name, ...parameters])),
  );
  return [...declared].filter((name) => name !== 'main' && !foreign.has(name) && !inMacros.has(name) && isWord(name));
}

function isWord(name: string): boolean {
  const [only, ...more] = tokensOf(name);
  return only?.kind === 'word' && more.length === 0 && name !== 'operator';
}

export function renamed(text: string, renaming: Renaming): string {
  let result = '';
  let at = 0;
  for (const token of tokensOf(text)) {
    result +=
      text.slice(at, token.start) + (token.kind === 'word' ? (renaming.get(token.text) ?? token.text) : token.text);
    at = token.end;
  }
  return result + text.slice(at);
}

/** The same tokens with other gaps between them. Each directive keeps its own line. */
export function reformatted(text: string, gap: () => string): string {
  let result = '';
  let inDirective = false;
  let last: Token | undefined;
  for (const token of tokensOf(text).filter(({ kind }) => kind !== 'comment')) {
    if (token.startsLine) {
      if (inDirective || token.text === '#') result += '\n';
      inDirective = token.text === '#';
    }
    const touched = last !== undefined && last.end === token.start;
    if (inDirective) result += token.text === '#' || touched ? '' : ' ';
    else result += gap();
    result += token.text;
    last = token;
  }
  return `${result}\n`;
}

/** The index of the token at a line and column, which no formatting changes. Comments do not count. */
export function ordinalIn(file: ReadFile, line: number, column: number): number {
  return file.tokens
    .filter(({ kind }) => kind !== 'comment')
    .findIndex(({ start }) => {
      const place = file.placeOf(start);
      return place.line === line && place.column === column;
    });
}
