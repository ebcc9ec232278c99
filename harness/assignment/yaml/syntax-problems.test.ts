import { expect, test } from 'vitest';
import { formatProblems } from './author-problem.ts';
import type { AuthorProblem } from './author-problem.ts';
import { problemsOf, swap } from '../small-assignment.fixture.ts';
import { parseYaml, plainValue } from './yaml-file.ts';

function parse(text: string) {
  const problems: AuthorProblem[] = [];
  const file = parseYaml('a.yaml', text, (problem) => problems.push(problem));
  return { file, told: formatProblems(problems), value: file === undefined ? undefined : plainValue(file.root) };
}

test('a repeated key is reported at its second place, and the shape is still checked', async () => {
  expect(await problemsOf({ 'assignment.yaml': swap('seed: 7\n', 'seed: 7\ntitle: Twice\nseed: x\nlimit: 1\n') }))
    .toMatchInlineSnapshot(`
      "small/assignment.yaml:15:1  found the key title a second time, expected every key once
        join the two or rename one

      small/assignment.yaml:16:1  found the key seed a second time, expected every key once
        join the two or rename one

      small/assignment.yaml:17:1  found the key limit, expected one of format, id, title, course, files, provided, programs, shared-code, class, build, limits, functions, shows, dialect, dialects, seed, ends, values, properties, marking
        did you mean limits?
      "
    `);
  expect(parse('a: 1\n"a": 2\nb: {c: 1, c: 2}\n')).toMatchObject({
    value: { a: 1n, b: { c: 1n } },
    told: `a.yaml:2:1  found the key "a" a second time, expected every key once
  join the two or rename one

a.yaml:3:11  found the key c a second time, expected every key once
  join the two or rename one
`,
  });
});

test.each([
  [
    'a tab before a list',
    'a:\n\t- 1\n',
    'a.yaml:2:1  found a tab in the indentation, expected spaces only\n  replace the tab with spaces\n',
  ],
  [
    'a tab before a block',
    'a: |\n\tx\n',
    'a.yaml:2:1  found a tab in the indentation, expected spaces only\n  replace the tab with spaces\n',
  ],
  [
    'a colon in a plain text',
    'about: Note: no quotes\n',
    'a.yaml:1:8  found a second ":" in this place, expected one value after the key\n' +
      '  put the value in quotes if the ":" belongs to it; otherwise check the indentation of this line and the next\n',
  ],
  [
    'a key that is indented too far',
    'a: 1\n  b: 2\n',
    'a.yaml:1:4  found a second ":" in this place, expected one value after the key\n' +
      '  put the value in quotes if the ":" belongs to it; otherwise check the indentation of this line and the next\n',
  ],
  [
    'a quote that is never closed',
    "a: 1\nb: 'it\nc: 3\n",
    'a.yaml:2:4  found a quote that is never closed, expected a closing quote\n  add it where the text ends\n',
  ],
  [
    'an apostrophe inside single quotes',
    "a: 'it's'\n",
    'a.yaml:1:8  found more text after a closing quote, expected the end of the line\n' +
      "  inside '...' write '' for an apostrophe, or put the text in double quotes\n",
  ],
  [
    'a line without a colon',
    'a: 1\nb\nc: 3\n',
    'a.yaml:2:1  found a line without ":", expected key: value\n  add the ":", or check the indentation of the line\n',
  ],
  [
    'a character that YAML reserves',
    'a: @home\nb: `x`\n',
    'a.yaml:1:4  found a value that begins with @, expected a character that YAML does not reserve\n' +
      '  put the value in quotes\n\n' +
      'a.yaml:2:4  found a value that begins with `, expected a character that YAML does not reserve\n' +
      '  put the value in quotes\n',
  ],
  [
    'a backslash in double quotes',
    'a: "C:\\q"\n',
    'a.yaml:1:7  found the escape \\q, expected one that YAML knows (\\n, \\t, \\", \\\\)\n' +
      "  write \\\\ for a backslash, or use single quotes: '...'\n",
  ],
  [
    'a bracket that is never closed',
    'a: [1, 2\nb: 3\n',
    'a.yaml:2:1  found a [ or { that is still open here, expected its ] or }\n' +
      '  close it, or indent this line further\n',
  ],
  [
    'a list in the line of its key',
    'a: - 1\n',
    'a.yaml:1:4  found a list in the line of its key, expected a new line\n  begin the list on the next line\n',
  ],
  [
    'a line that is indented too little',
    'a:\n  b: 1\n c: 2\n',
    'a.yaml:3:1  found something that is not YAML (All mapping items must start at the same column), ' +
      'expected well-formed YAML\n  check the indentation, the quotes and the brackets here\n',
  ],
  [
    'a bracket without a value',
    'a: [1, ]]\n',
    'a.yaml:1:9  found something that is not YAML (Unexpected flow-seq-end token in YAML stream: "]"), ' +
      'expected well-formed YAML\n  check the indentation, the quotes and the brackets here\n',
  ],
  [
    'a second document',
    'a: 1\n---\nb: 2\n',
    'a.yaml:2:1  found a second document after ---, expected one document\n  remove the line ---\n',
  ],
  [
    'an alias',
    'a: *b*\n',
    'a.yaml:1:4  found the alias *b*, expected the value itself\n  put the value in quotes if the * belongs to it\n',
  ],
  [
    'an anchor',
    'a: &b 1\n',
    'a.yaml:1:4  found the anchor &b, expected the value itself\n  put the value in quotes if the & belongs to it\n',
  ],
  [
    'a tag',
    'a: !important yes\n',
    'a.yaml:1:4  found a tag (a word that begins with !), expected a plain value\n' +
      '  put the value in quotes if the ! belongs to it\n',
  ],
  [
    'a list for a key',
    '[a]: 1\n',
    'a.yaml:1:1  found a list or map in the place of a key, expected a name\n  put the key in quotes\n',
  ],
])('%s is reported with its cure', (_what, text, told) => {
  expect(parse(text).told).toBe(told);
});

const shallow =
  'found a line that is indented less than the first line of its block, ' +
  'expected every line of a block as far to the right as its first\n';

test.each([
  ['a header line', 'session: |\n    A B\n  1 . .\n  2 . .\npoints: 4\n', '3:3', 'session: |2'],
  ['a prompt below it', "about: x\nsession: |\n   A B\n 1 . .\n Player 1's move: «5»\n", '4:2', 'session: |1'],
  ['an empty line below it', 'session: |\n\n    A B\n\n  1 . .\n\n  2 . .\n', '5:3', 'session: |2'],
  ['a line of spaces above it', 'session: |\n     \n  1 . .\n', '3:3', 'session: |2'],
  ['a chomping indicator and a comment', 'session: |- # drawn\n    A B\n  - . .\n', '3:3', 'session: |2-'],
  ['characters that YAML reserves', "session: |\n    A B\n  [1] | 'x\n", '3:3', 'session: |2'],
  ['a list around it', 'f:\n  - about: x\n    prints: |\n        A B\n      1 .\n', '5:7', 'prints: |2'],
  ['a list item in the same line', 'f:\n  - prints: |\n        A B\n      1 .\n', '4:7', 'prints: |2'],
  ['Windows line ends', 'session: |\r\n    A B\r\n  1 . .\r\n', '3:3', 'session: |2'],
])('a block whose first line begins with spaces gets a message of its own, with %s', (_what, text, place, header) => {
  const cure = `  write ${header} if the first line begins with spaces; otherwise check the indentation\n`;
  expect(parse(text).told).toBe(`a.yaml:${place}  ${shallow}${cure}`);
});

test('a block may state its indentation', () => {
  expect(parse('session: |2\n    A B\n  1 . .\n').value).toEqual({ session: '  A B\n1 . .\n' });
});

test('other mistakes are reported above and below a block that ended too early', () => {
  expect(parse('a: 1\na: 2\nb: |\n    A\n  1\n  @2\nc: @x\n').told).toMatchInlineSnapshot(`
    "a.yaml:2:1  found the key a a second time, expected every key once
      join the two or rename one

    a.yaml:5:3  found a line that is indented less than the first line of its block, expected every line of a block as far to the right as its first
      write b: |2 if the first line begins with spaces; otherwise check the indentation

    a.yaml:7:4  found a value that begins with @, expected a character that YAML does not reserve
      put the value in quotes
    "
  `);
});

test('a line that is indented too little for its key is not part of the block', () => {
  expect(parse('a:\n  b: |\n    A\n c: 2\n').told).toMatchInlineSnapshot(`
    "a.yaml:4:1  found something that is not YAML (All mapping items must start at the same column), expected well-formed YAML
      check the indentation, the quotes and the brackets here
    "
  `);
});

test('numbers in an ambiguous spelling are not values', () => {
  const { value } = parse('a: 122\nb: -5\nc: 0.5\nd: 12345678901234567890\n');
  expect(value).toEqual({ a: 122n, b: -5n, c: 0.5, d: 12345678901234567890n });
  const odd = parse('[0122, 0x10, 0o17, 1e3, 12., .5, +5, -0, .inf, .nan, 007.5]').value;
  expect(Array.isArray(odd) ? odd.map(String) : []).toEqual(
    ['0122', '0x10', '0o17', '1e3', '12.', '.5', '+5', '-0', '.inf', '.nan', '007.5'].map((text) => `Symbol(${text})`),
  );
});

test('a %YAML 1.1 line does not bring back octal numbers or yes and no', () => {
  expect(parse('%YAML 1.1\n---\na: 17\nb: yes\n').value).toEqual({ a: 17n, b: 'yes' });
});

test('keys are texts, quoted or not', () => {
  expect(parse("2021: a\n'2022': b\n010: c\ntrue: d\n").value).toEqual({ 2021: 'a', 2022: 'b', '010': 'c', true: 'd' });
});

test('columns count characters', () => {
  expect(parse('"\u{1F600}é": @x\n').told).toMatch(/^a\.yaml:1:7 /);
});
