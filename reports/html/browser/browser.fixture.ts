import { access, constants, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const executable = await findBrowser();

async function findBrowser(): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    const usable = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (usable) return path;
  }
  return undefined;
}

/** `troubles` is what the page should not have done: load something, log something, or open a dialog. */
export interface Opened {
  readonly page: Page;
  readonly troubles: readonly string[];
}

export interface Opener {
  /** Opens a page from disk, as a person does. */
  readonly open: (html: string, options?: BrowserContextOptions) => Promise<Opened>;
}

/** Tests in a real Chromium. Without one they are skipped, and their name says so. */
export function describeInBrowser(name: string, tests: (opener: Opener) => void): void {
  if (executable === undefined) {
    describe.skip(`${name} (skipped: no Chromium here; apt-get install chromium)`, () => {
      tests({ open: () => Promise.reject(new Error('there is no browser')) });
    });
    return;
  }
  describe(name, () => {
    let browser: Browser;
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'verbatim-page-'));
      browser = await chromium.launch({ executablePath: executable });
    });
    afterAll(async () => {
      await browser.close();
      await rm(folder, { recursive: true });
    });
    let number = 0;
    tests({
      open: async (html, options = {}) => {
        number += 1;
        const path = join(folder, `${number}.html`);
        await writeFile(path, html);
        const context = await browser.newContext(options);
        const page = await context.newPage();
        const url = pathToFileURL(path).href;
        const troubles: string[] = [];
        page.on('request', (request) => {
          if (request.url().split('#')[0] !== url) troubles.push(`asks for ${request.url()}`);
        });
        page.on('console', (message) => troubles.push(message.text()));
        page.on('pageerror', (error) => troubles.push(error.message));
        page.on('dialog', (dialog) => {
          troubles.push(`says ${dialog.message()}`);
          void dialog.dismiss();
        });
        await page.goto(url);
        return { page, troubles };
      },
    });
  });
}
