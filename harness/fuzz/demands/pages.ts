import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Results } from './results.ts';
import { type Breach, excerpt } from './breach.ts';

/** Hostile text in a form that takes effect in this kind of file; see `canaries.ts`. */
const alive: readonly { readonly file: RegExp; readonly text: RegExp }[] = [
  { file: /\.html$/, text: /<fuzz-canary|<[^<>]*" fuzz-canary="1/ },
  { file: /(?:marks|files|similarity)\.csv$/, text: /(?:^|[,"\r\n])=FUZZ/ },
  { file: /\.xml$/, text: /<fuzz-canary/ },
];

export async function breachesOfPages(out: string, results: Results): Promise<Breach[]> {
  const paths = await filesIn(out);
  const pages = paths.filter((path) => /students[/\\][^/\\]+\.html$/.test(path));
  const missing: Breach[] =
    pages.length === results.size
      ? []
      : [{ demand: 'pages', found: `${pages.length} student pages for ${results.size} results` }];
  const others = await Promise.all(paths.map(breachesOfFile));
  return [...missing, ...others.flat()];
}

async function breachesOfFile(path: string): Promise<Breach[]> {
  const patterns = alive.filter(({ file }) => file.test(path));
  if (patterns.length === 0) return [];
  const text = await readFile(path, 'utf8');
  return patterns.flatMap((one): Breach[] => {
    const match = one.text.exec(text);
    return match === null ? [] : [{ demand: 'pages', found: `${basename(path)}: ${excerpt(text, match.index)}` }];
  });
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
