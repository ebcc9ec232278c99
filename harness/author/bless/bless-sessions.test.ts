import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reference } from '../../model/assignment/reference.ts';
import { goldenDisagreements } from '../golden-check.ts';
import { blessFiles, filesWith, reference } from './blessed-files.fixture.ts';

const name = 'transcripts/01-even.yaml';

/** The key with what is typed, or with a session that is not right, as a list of lines. */
const given = fc.constantFrom(
  ['typed: [4, 6]'],
  ['typed: []'],
  ['"typed":   [ 4,3 ]  # remark 1'],
  ['typed: 4, 2, 7 # remark 1'],
  ['typed:', '  4,3'],
  ['typed: [4, # remark 1', '  6, # remark 2', '  ] # remark 3'],
  ['typed: # remark 1', '  # remark 2', '  - 4 # remark 3', '', '  # remark 4', "  - '6' # remark 5"],
  ['typed: # remark 1', '  [4, 6] # remark 2'],
  ['typed:', '- 4', '- 3 # remark 1'],
  ['typed: [3, 4, 4]'],
  ['session: |', '  N? «4»', '', '  Even!'],
  ['session: |- # remark 1', '      x «3»', '      y'],
  ['session: |+', '  x «3»', ''],
  ['session: |1', '   x «3»'],
  ['session: # remark 1', '  |', '  x «3»'],
);

const layout = fc.record({
  given,
  before: fc.constantFrom([], ['# remark a', '', 'about: x # remark b'], ['about: "#"']),
  after: fc.constantFrom([], ['# remark c', 'points: 2'], ['', '# remark d'], ['hint: |', '  h', '']),
  lineBreak: fc.constantFrom('\n', '\r\n'),
  mark: fc.constantFrom('', '\uFEFF'),
  endsInLineBreak: fc.boolean(),
  column: fc.constantFrom(0, 0, 3),
});

/** Remarks between typed lines move above the session. */
function remarksOf(text: string): string[] {
  return (text.match(/# remark \w/g) ?? []).toSorted();
}

test('whatever the layout, a session is written as it looks, and nothing else in the file changes', async () => {
  await fc.assert(
    fc.asyncProperty(layout, async ({ given: old, before, after, lineBreak, mark, endsInLineBreak, column }) => {
      const about = before.some((line) => line.startsWith('about')) ? [] : ['about: y'];
      const textOf = (lines: readonly string[]) =>
        lines.map((line) => (line === '' ? '' : ' '.repeat(column) + line) + lineBreak).join('');
      const head = mark + textOf([...before, ...about]);
      const tail = endsInLineBreak ? textOf(after) : textOf(after).slice(0, -lineBreak.length);
      const whole = head + textOf(old) + tail;
      const text = endsInLineBreak || after.length > 0 ? whole : whole.slice(0, -lineBreak.length);
      const blessed = await blessFiles(filesWith({ [name]: text }));
      expect(blessed.problems).toBe('');
      const written = blessed.texts[name] ?? '';
      expect(written.slice(0, head.length)).toBe(head);
      expect(written.slice(written.length - tail.length)).toBe(tail);
      expect(remarksOf(written)).toEqual(remarksOf(text));
      if (lineBreak === '\r\n') expect(written.replaceAll('\r\n', '')).not.toContain('\n');
      expect(written.startsWith('\uFEFF')).toBe(mark !== '');
      if (blessed.loaded.kind !== 'loaded') throw new Error('the blessed files do not load');
      expect(await goldenDisagreements({ ...blessed.loaded.assignment, calls: [] }, reference)).toEqual([]);
      expect((await blessFiles(blessed.texts)).texts[name]).toBe(written);
    }),
    { numRuns: 100 },
  );
});

test('a list of what is typed becomes a block, with the remarks above it', async () => {
  const text = '# The first game\nabout: x\ntyped: # from the handout\n  - 4 # refused\n  - 3\n\npoints: 2 # twice\n';
  const { files } = await blessFiles(filesWith({ [name]: text }));
  expect(files.find((file) => file.name === name)).toEqual({
    name,
    before: text,
    after:
      '# The first game\nabout: x\n# refused\nsession: | # from the handout\n  n? «4»\n  n? «3»\n    Odd!␣␣\n\npoints: 2 # twice\n',
    cases: 'session',
    filledIn: 1,
    changed: 0,
    unread: [],
  });
});

test('lines that the program does not read are reported, and are not in the session', async () => {
  const { files } = await blessFiles(filesWith({ [name]: 'about: x\ntyped: [3, 5, 7]\n' }));
  expect(files.find((file) => file.name === name)).toMatchObject({
    after: 'about: x\nsession: |\n  n? «3»\n    Odd!␣␣\n',
    unread: ['5', '7'],
  });
});

test('a session between braces cannot be written', async () => {
  const { files, problems } = await blessFiles(filesWith({ [name]: '{ about: x, typed: [4] }\n' }));
  expect(files.map((file) => file.name)).not.toContain(name);
  expect(problems).toBe(
    'small/transcripts/01-even.yaml:1:13  found a session between { and }, expected every key on a line of its own\n' +
      '  a session is a block of lines\n',
  );
});

test('two sessions that become the same are reported, although they were not', async () => {
  const { problems } = await blessFiles(
    filesWith({ [name]: 'about: x\ntyped: [3, 5]\n', 'transcripts/02-odd.yaml': 'about: y\ntyped: [3, 7]\n' }),
  );
  expect(problems).toContain('small/transcripts/02-odd.yaml:2:10  found the same typed lines as in 01-even.yaml');
});

test('a session that ends in an empty line is written where no other empty line would join it', async () => {
  const solution: Reference = {
    ...reference,
    play: () => ({ pieces: [{ kind: 'printed', text: 'Bye\n\n' }], ends: 'finished' }),
  };
  const bless = (tail: string) => blessFiles(filesWith({ [name]: `about: x\ntyped: []\n${tail}` }), solution);
  const { texts, problems } = await bless('points: 2\n');
  expect([texts[name], problems]).toEqual(['about: x\nsession: |+\n  Bye\n\npoints: 2\n', '']);
  expect((await bless('\npoints: 2\n')).problems).toBe(
    'small/transcripts/01-even.yaml  found a layout in which the answers of the solution would be read as something else, expected one in which a block of lines may be followed by this\n' +
      '  put the session at the end of the file, without empty lines behind it\n',
  );
});
