import type { ProvidedFile } from '../model/assignment/assignment.ts';
import { didYouMean } from './yaml/author-problem.ts';
import type { Report } from './yaml/author-problem.ts';
import { readHandoutFile } from './provided-files.ts';
import { partAt } from './yaml/read-shape.ts';
import { type SourceRule, sourceRules } from '../rules/definitions.ts';
import type { YamlFile } from './yaml/yaml-file.ts';
import { lengthAt, placeAt, valueAt } from './yaml/yaml-path.ts';

/** A rule that compares a file with what students were given. */
interface ComparingRule {
  readonly path: readonly string[];
  readonly options: Extract<SourceRule['options'], { skeleton: unknown }>;
}

const comparingRules = sourceRules.flatMap(({ id, options }): ComparingRule[] =>
  'skeleton' in options ? [{ path: ['marking', 'policy', id], options }] : [],
);

/** The files of `handout/` that students complete, if a rule compares their copies with them. */
export async function readSkeletons(
  folder: string,
  name: string,
  main: YamlFile,
  report: Report,
): Promise<ProvidedFile[]> {
  const skeletons: ProvidedFile[] = [];
  for (const rule of comparingRules) {
    const path = [...rule.path, 'skeleton'];
    const fileName = partAt(main, rule.options.skeleton, path);
    if (fileName === undefined) continue;
    const askedFor = { file: main.name, place: placeAt(main, path) };
    const skeleton = await readHandoutFile(folder, name, { name: fileName, askedFor }, report);
    if (skeleton === undefined) continue;
    checkFunctions(main, skeleton, rule, report);
    checkGiven(main, rule, report);
    skeletons.push(skeleton);
  }
  return skeletons;
}

function checkFunctions(main: YamlFile, skeleton: ProvidedFile, rule: ComparingRule, report: Report): void {
  const path = [...rule.path, 'functions'];
  const defined = definedIn(skeleton.text);
  for (let index = 0; index < lengthAt(main, path); index += 1) {
    const name = valueAt(main, [...path, index]);
    if (typeof name !== 'string' || name.trim() === '' || defined.includes(name)) continue;
    report({
      file: main.name,
      place: placeAt(main, [...path, index]),
      found: `the function ${name}, which handout/${skeleton.name} does not define`,
      expected: defined.length === 0 ? 'one of its functions, but it has none' : `one of ${defined.join(', ')}`,
      ...didYouMean(name, defined),
    });
  }
}

/** Each must be one of the functions that must not change. */
function checkGiven(main: YamlFile, rule: ComparingRule, report: Report): void {
  const functions = partAt(main, rule.options.functions, [...rule.path, 'functions']) ?? [];
  const path = [...rule.path, 'given'];
  for (let index = 0; index < lengthAt(main, path); index += 1) {
    const name = valueAt(main, [...path, index]);
    if (typeof name !== 'string' || functions.length === 0 || functions.includes(name)) continue;
    report({
      file: main.name,
      place: placeAt(main, [...path, index]),
      found: `the function ${name}, which is not among the functions of the rule`,
      expected: `one of ${functions.join(', ')}`,
      ...didYouMean(name, functions),
    });
  }
}

const keywords: readonly string[] = ['if', 'for', 'while', 'switch', 'catch'];

/** The names that are followed by brackets and a body. This reads only the text, which is enough to find a mistake. */
function definedIn(text: string): string[] {
  const parts = withoutComments(text).split(/([;{}])/);
  const heads = parts.filter((_, index) => parts[index + 1] === '{').map((part) => part.trimEnd());
  const names = heads
    .filter((head) => head.endsWith(')') || /\)\s*const$/.test(head))
    .flatMap((head) => /\b([A-Za-z_]\w*)\s*\(/.exec(head)?.[1] ?? []);
  return [...new Set(names)].filter((name) => !keywords.includes(name));
}

function withoutComments(text: string): string {
  const begins = /\/[/*]/g;
  let rest = '';
  let at = 0;
  for (;;) {
    begins.lastIndex = at;
    const comment = begins.exec(text);
    if (comment === null) return rest + text.slice(at);
    const end = text.indexOf(comment[0] === '//' ? '\n' : '*/', comment.index + 2);
    rest += `${text.slice(at, comment.index)} `;
    if (end === -1) return rest;
    at = comment[0] === '//' ? end : end + 2;
  }
}
