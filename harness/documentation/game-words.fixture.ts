import { readFile } from 'node:fs/promises';
import { parseAst } from 'vitest/node';

/*
 * The five assignments are games, and a sixth may be something else. So the texts of the reports, commands and messages
 * must not speak of games. Comments and names in the code may: they name what an example is about.
 */

export const gameWords =
  /\b(?:games?|players?|opponents?|referees?|winners?|boards?|grids?|squares?|pegs?|beads?|domino(?:es)?|pieces|(?:a|the|each|every|first|last|next|wrong|legal|refused) moves?|moves of|(?:a|the|each|every|whose|your) turn|(?:each|every|a|next) round)\b/i;

/** Rooms that only test or measure, and so write no texts for lecturers, assistants or students. */
const withoutTexts = /^harness\/(?:bench|boundaries|demo|documentation|e2e|fuzz|same-results|setup|testing)\//;

/** Files whose texts are not sentences of Verbatim, or are chosen only for a program that speaks of games itself. */
const exceptions: Readonly<Record<string, string>> = {
  'reports/explain/notice/player-number.ts': 'only for a line in which the handout numbers players',
  'harness/rules/comment-text/find-name.ts': 'words that students write in comments',
  'harness/rules/comment-text/labels.ts': 'words that students write in comments',
};

/** Words of formats and protocols; they are no texts if nothing else is in the quotes. */
const keys: ReadonlySet<string> = new Set(['board', 'games', 'grid', 'players']);

export function isGeneral(path: string): boolean {
  const isCode = /^(?:reports|harness)\/.*\.ts$/.test(path) && !/\.(?:test|fixture)\.ts$/.test(path);
  const isStyle = path.endsWith('style.ts') || path.startsWith('reports/samples/');
  return isCode && !isStyle && !withoutTexts.test(path) && exceptions[path] === undefined;
}

export function gameWordsIn(path: string, text: string): string[] {
  return textsIn(text).flatMap(({ line, text: words }) => {
    const found = keys.has(words) ? undefined : gameWords.exec(words)?.[0];
    return found === undefined ? [] : [`${path}:${line}: "${found}" is true only of a game`];
  });
}

/** Places where general texts speak of games, and exceptions that are needed no longer. */
export async function gameWordsAmong(paths: readonly string[]): Promise<string[]> {
  const found = paths.filter(isGeneral).map(async (path) => gameWordsIn(path, await readFile(path, 'utf8')));
  const unused = Object.keys(exceptions).map(async (path) =>
    gameWordsIn(path, await readFile(path, 'utf8')).length > 0 ? [] : [`${path} is no exception`],
  );
  return (await Promise.all([...found, ...unused])).flat();
}

interface Text {
  readonly line: number;
  readonly text: string;
}

/** The texts in quotes and backticks, found by the parser of Vitest; the source of an import is none. */
function textsIn(code: string): Text[] {
  const texts: Text[] = [];
  visit(parseAst(code, { lang: 'ts' }));
  return texts;

  function visit(node: unknown): void {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    if (node['type'] === 'Literal' && typeof node['value'] === 'string') add(node, node['value']);
    if (node['type'] === 'TemplateElement' && isNode(node['value'])) add(node, String(node['value']['cooked']));
    for (const [name, part] of Object.entries(node)) if (name !== 'source') visit(part);
  }

  function add(node: Readonly<Record<string, unknown>>, text: string): void {
    texts.push({ line: code.slice(0, Number(node['start'])).split('\n').length, text });
  }
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
