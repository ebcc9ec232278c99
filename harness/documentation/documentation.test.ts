import { stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { brokenLinks } from './broken-links.fixture.ts';
import { anchorsOf, readDocument, relativeLinks } from './markdown.fixture.ts';
import { documentsAmong, projectFiles } from './project-files.fixture.ts';
import { firstWrongLine, isSameOutput } from './same-output.fixture.ts';
import { treeProblems, treesIn } from './tree.fixture.ts';

const files = await projectFiles();
const documents = await documentsAmong(files);
const overview = documents.find(({ path }) => path === 'harness/README.md');

test('no link, anchor or path in the documentation is broken', () => {
  expect(documents.flatMap(relativeLinks).length).toBeGreaterThan(50);
  expect(brokenLinks(documents, files)).toEqual([]);
});

test('README.md has at most 10 KB', async () => {
  expect((await stat('README.md')).size).toBeLessThanOrEqual(10 * 1024);
});

test('every decision is in the index', () => {
  const index = documents.find(({ path }) => path === 'harness/decisions/README.md');
  const pages = files.filter((path) => /^harness\/decisions\/\d{4}-/.test(path)).map((path) => path.split('/').at(-1));
  expect(pages.length).toBeGreaterThan(0);
  expect(
    index &&
      relativeLinks(index)
        .map(({ target }) => target)
        .toSorted(),
  ).toEqual(pages.toSorted());
});

/** The tree in harness/README.md must name every folder directly in one of these. */
const parents = ['harness', 'harness/toolchain', 'reports', 'reference'];

test('the tree in harness/README.md names the folders that exist', () => {
  const [tree] = overview === undefined ? [] : treesIn(overview);
  expect(tree && treeProblems(tree, files, parents)).toEqual([]);
});

const others = documents.filter((document) => document !== overview && treesIn(document).length > 0);

test.each(others)('the tree in $path names the folders that exist', (document) => {
  expect(treesIn(document).flatMap((tree) => treeProblems(tree, files, []))).toEqual([]);
});

describe('the tests above would find', () => {
  const page = (text: string) => readDocument('room/page.md', text);

  test('a link to a file, a folder or a heading that does not exist', () => {
    const text = [
      '# A `b.ts` & c',
      '## Twice',
      '## Twice',
      '[a](other.md) [b](../room/) [c](#a-bts--c) [d](#twice-1) [e](https://example.org) `[f](nowhere.md)`',
      '[g](gone.md) [h](../gone/)',
      '[i](#twice-2) [j](other.md#nothing)',
      '`harness/gone.ts`, `harness/<site>/gone.ts`',
      '```',
      '[k](gone.md)',
      '```',
    ].join('\n');
    expect(anchorsOf(page(text))).toEqual(['a-bts--c', 'twice', 'twice-1']);
    expect(brokenLinks([page(text)], ['room/page.md', 'room/other.md'])).toEqual([
      'room/page.md:5: gone.md does not exist',
      'room/page.md:5: ../gone/ does not exist',
      'room/page.md:6: there is no heading #twice-2',
      'room/page.md:6: there is no heading other.md#nothing',
      'room/page.md:7: harness/gone.ts does not exist',
    ]);
  });

  test('a folder that is missing in the tree, one that does not exist, and one without a sentence', () => {
    const rooms = 'harness/    The stages\n            of grading.\n  a/        The first.\n  gone/';
    const [tree] = treesIn(page(['<!-- tree -->', '```', rooms, '```'].join('\n')));
    const there = ['harness/a/x.ts', 'harness/a/deep/x.ts', 'harness/b/x.ts', '.ci/run'];
    expect(tree && treeProblems(tree, there, ['harness'])).toEqual([
      'harness/b/ is not in the tree',
      'line 6: there is no folder harness/gone/',
      'line 6: harness/gone/ has no sentence',
    ]);
    const [part] = treesIn(page('<!-- tree of harness -->\n```\na/  The first.\n```'));
    expect(part && treeProblems(part, there, [])).toEqual(['harness/b/ is not in the tree']);
  });

  test.each([
    ['a\nb', 'a\nb\n', true],
    ['a\nb', 'a\nc', false],
    ['a\n...\nd', 'a\nb\nc\nd', true],
    ['a\n...\nd', 'a\nd', true],
    ['a\n...\nd', 'a\nb\nc', false],
    ['a ... in ... s', 'a file in 12 s', true],
    ['a ... in ... s', 'a file of 12 s', false],
    ['aba...ba', 'aba', false],
    ['a', 'a\nb', false],
  ])('whether %j, which a document shows, and %j, which is printed, are the same', (shown, printed, same) => {
    expect(isSameOutput(shown, printed)).toBe(same);
  });

  test.each([
    ['a\nb', 'a\nb', undefined],
    ['a\n...\nc\nd', 'a\nb\nc\ne', 4],
    ['a', 'a\nb', 2],
    ['x', 'a', 1],
  ])('the first line of %j that is wrong if %j is printed', (shown, printed, line) => {
    expect(firstWrongLine(shown, printed)).toBe(line);
  });
});
