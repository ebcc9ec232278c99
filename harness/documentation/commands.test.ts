// @module-tag compiler
// @module-tag build
import { describe, expect, test } from 'vitest';
import { runBlocks, runnableBlocks } from './commands.fixture.ts';
import { readDocument } from './markdown.fixture.ts';
import { documentsAmong, projectFiles } from './project-files.fixture.ts';
import { firstWrongLine, isSameOutput } from './same-output.fixture.ts';

const documents = await documentsAmong(await projectFiles());
const runnable = documents
  .map((document) => ({ path: document.path, blocks: runnableBlocks(document) }))
  .filter(({ blocks }) => blocks.length > 0);

test('the README has commands that are run here', () => {
  expect(runnable.map(({ path }) => path)).toContain('README.md');
});

test.each(runnable)(
  'every command in $path that is marked as runnable prints what the document shows',
  async ({ path, blocks }) => {
    for (const { line, command, shown, printed } of await runBlocks(blocks)) {
      const wrong = firstWrongLine(shown, printed);
      // If they differ, the failure shows both, and the line of the page.
      if (wrong !== undefined) expect(printed, `${path}:${line + wrong}, after ${command}`).toBe(shown);
    }
  },
);

describe('blocks of a page', () => {
  const page = (text: string) => runnableBlocks(readDocument('page.md', text));

  test('are run only if they are marked, in one folder, with the files that they need', async () => {
    const blocks = page(
      [
        ...['```console', '$ exit 1', '```', ''],
        ...[
          '<!-- run with harness/demo/README.md as given.md -->',
          '',
          '```console',
          '$ head -n 1 given.md',
          '# Demo',
          '$ ls',
          'given.md',
          '```',
        ],
        ...['<!-- run -->', '```console', '$ echo no >&2; npx verbatim --version', 'no', '...', '```'],
      ].join('\n'),
    );
    const ran = await runBlocks(blocks);
    expect(ran.map(({ line, printed }) => [line, printed])).toEqual([
      [8, '# The demo class'],
      [10, 'given.md'],
      [15, expect.stringMatching(/^no\n\d+\.\d+\.\d+$/)],
    ]);
    expect(ran.map(({ shown, printed }) => isSameOutput(shown, printed))).toEqual([false, true, true]);
  });

  test.each([
    ['<!-- run where -->\n```\n$ ls\n```', 'page.md:3: the mark "run where" must be run, run with PATH'],
    ['<!-- run -->\n```\nls\n```', 'page.md:3: the block must begin with a command'],
    ['```\nls', 'page.md:2: the code block does not end'],
  ])('%j is a mistake', (text, message) => {
    expect(() => page(text)).toThrow(message);
  });
});
