/**
 * The head of a function as its source has it, `int cellState(int board, int pos)`, on one line and without
 * comments. `line` is where its name is, from 1. Undefined if there is no such head.
 */
export function definitionText(source: string, name: string, line: number): string | undefined {
  const text = withoutComments(source);
  const lines = text.split('\n');
  const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const word = new RegExp(String.raw`\b${name}\s*\(`, 'g');
  word.lastIndex = from;
  const found = word.exec(text) ?? new RegExp(word.source).exec(text);
  if (found === null) return undefined;
  const open = found.index + found[0].length - 1;
  const close = text.indexOf(')', open);
  if (close === -1) return undefined;
  const begin = Math.max(-1, ...[';', '}', '{', '>', '"'].map((end) => text.lastIndexOf(end, found.index))) + 1;
  const head = text.slice(begin, close + 1).replaceAll(/^\s*#.*$/gm, '');
  return head
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b(?:static|inline|extern) |std::/g, '')
    .replaceAll(/\( /g, '(')
    .replaceAll(/ \)/g, ')')
    .trim();
}

/** Comments become spaces, so that lines stay where they are. */
export function withoutComments(source: string): string {
  return source.replaceAll(/\/\/[^\n]*|\/\*[^]*?\*\/|"(?:[^"\\\n]|\\.)*"/g, (part) =>
    part.startsWith('"') ? part : part.replaceAll(/[^\n]/g, ' '),
  );
}
