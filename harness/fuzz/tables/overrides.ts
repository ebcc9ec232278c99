import type { Generator } from '../attempt.ts';
import { hostileTexts } from '../canaries.ts';
import type { Dice } from '../dice.ts';
import { honestClass, honestIds } from '../honest.ts';
import { tableEncodings } from './csv.ts';

const good = (id: string) =>
  `- student: ${id}\n  case: transcripts/01-sample-run\n  marks: 0.5\n  comment: Shown in the lab.\n`;

/** Files of decisions that an editor or an attacker may have damaged. */
const yamlRecipes: Readonly<Record<string, (dice: Dice) => string>> = {
  'ordinary decisions': () => honestIds.map(good).join(''),
  'aliases that multiply': (dice) => {
    const depth = dice.whole(2, 30);
    const level = (n: number) => `a${n + 1}: &a${n + 1} [${Array.from({ length: 9 }, () => `*a${n}`).join(', ')}]`;
    return ['a0: &a0 [x, x]', ...Array.from({ length: depth }, (_, n) => level(n)), ''].join('\n');
  },
  'aliases in a list': (dice) => `- &a { student: s1155000001, excuse: true }\n${'- *a\n'.repeat(dice.size(1, 5000))}`,
  'an alias of itself': () => '- &a [*a]\n- &b { student: *b }\n- *c\n',
  'merge keys': () => '- &a { student: s1155000001 }\n- { <<: *a, total: 80 }\n- { <<: [*a, *a], total: 1 }\n',
  'huge numbers': (dice) =>
    `- student: s1155000001\n  total: ${dice.oneOf(['1e999', '-1', '.inf', '.nan', '0x7fffffffffffffffffff', '9'.repeat(dice.size(1, 100_000)), '1_000', '0o17', '1e-320', '-0', '1.0000000000000001'])}\n`,
  'wrong types': (dice) =>
    `- ${dice.oneOf(['student', 'students', 'cluster', 'case', 'marks', 'total', 'excuse', 'comment'])}: ${dice.oneOf(['[]', '{}', 'null', 'true', '3', '[[[]]]', '!!binary aGk=', '!!js/function x', '2021-10-25', '~', '""', '|', '&x', '*x'])}\n`,
  'unknown students': (dice) => Array.from({ length: dice.size(1, 3000) }, (_, n) => good(`unknown${n}`)).join(''),
  'unknown cases': (dice) =>
    dice
      .shuffled(hostileTexts)
      .map((one) => `- student: s1155000001\n  case: ${JSON.stringify(one)}\n  marks: 1\n`)
      .join(''),
  'unknown clusters': () => '- cluster: c000\n  comment: x\n- cluster: __proto__\n  comment: y\n',
  'unknown keys': () =>
    '- __proto__: { student: s1155000001 }\n- constructor: 1\n  student: s1155000001\n- student: s1155000001\n  <fuzz-canary>: 1\n',
  'one key twice': () => '- student: s1155000001\n  student: s1155000002\n  total: 1\n  total: 2\n',
  'decisions that contradict': (dice) =>
    Array.from({ length: dice.size(2, 500) }, (_, n) => `- student: s1155000001\n  total: ${n % 101}\n`).join(''),
  'hostile comments': (dice) =>
    dice
      .shuffled(hostileTexts)
      .map((one) => `- student: ${dice.oneOf(honestIds)}\n  total: 50\n  comment: ${JSON.stringify(one)}\n`)
      .slice(0, 4)
      .join(''),
  'long comments': (dice) => `- student: s1155000001\n  total: 50\n  comment: ${'x '.repeat(dice.size(10, 500_000))}\n`,
  'deep nesting': (dice) =>
    `- ${dice.oneOf(['[', '{a: ', '- ', '? '])}`.padEnd(
      dice.size(10, 100_000),
      dice.oneOf(['[', '{a: ', '- ', '? ', '!x ']),
    ),
  'many documents': (dice) => '---\n- student: s1155000001\n  excuse: true\n...\n'.repeat(dice.size(2, 3000)),
  'no list': (dice) =>
    dice.oneOf([
      '',
      '\n',
      'x',
      'null',
      '{}',
      '3',
      '"',
      "'",
      '%YAML 9.9\n---\n',
      '%TAG ! x\n',
      '#'.repeat(100_000),
      '\t- x',
      '- \t\t',
      '---',
      '...',
      '|',
      '- |\n',
      '? ',
    ]),
  'odd indentation': (dice) => good('s1155000001').replaceAll('  ', dice.oneOf(['\t', ' ', '   ', '\u00a0\u00a0', ''])),
  'damaged text': (dice) => {
    const letters = [...honestIds.map(good).join('')];
    for (let count = dice.size(1, 20); count > 0; count -= 1)
      letters[dice.whole(0, letters.length - 1)] = dice.oneOf([...':-[]{}&*!|>\'"%@`#,?\n\t \0']);
    return letters.join('');
  },
};

const csvRecipes: Readonly<Record<string, (dice: Dice) => string>> = {
  'an ordinary table': () =>
    `student,case,marks,total,excuse,comment\n${honestIds[0]},transcripts/01-sample-run,0.5,,,x\n${honestIds[1]},,,80,,y\n${honestIds[2]},,,,yes,\n`,
  'hostile cells': (dice) =>
    `student,total,comment\n${dice
      .shuffled(hostileTexts)
      .map(
        (one) =>
          `${dice.oneOf(honestIds)},${dice.oneOf(['80', 'x', '-1', '1e999', ''])},"${one.replaceAll('"', '""')}"`,
      )
      .join('\n')}\n`,
  'unknown columns': () => 'student,marks,grade,__proto__,<fuzz-canary>\ns1155000001,1,2,3,4\n',
  'many rows': (dice) =>
    `student,total\n${Array.from({ length: dice.size(10, 100_000) }, (_, n) => `s${1_155_000_000 + n},80`).join('\n')}\n`,
  'a quote that is never closed': () => 'student,comment\ns1155000001,"never closed\n',
  'rows of different lengths': () => 'student,total\ns1155000001\ns1155000002,80,90,100\n,,,,\n',
};

export const overrides: Generator = {
  recipes: [
    ...Object.keys(yamlRecipes).map((name) => `yaml: ${name}`),
    ...Object.keys(csvRecipes).map((name) => `csv: ${name}`),
    ...Object.keys(tableEncodings).flatMap((name) => ['yaml', 'csv'].map((form) => `${form}: as ${name}`)),
  ],
  generate(recipe, dice) {
    const form = recipe.startsWith('yaml: ') ? 'yaml' : 'csv';
    const recipes = form === 'yaml' ? yamlRecipes : csvRecipes;
    const rest = recipe.slice(form.length + 2);
    const encoding = rest.startsWith('as ') ? rest.slice(3) : 'plain';
    const text = recipes[rest.startsWith('as ') ? dice.oneOf(Object.keys(recipes)) : rest]?.(dice) ?? '';
    const content = (tableEncodings[encoding] ?? Buffer.from)(text, dice);
    const honest = honestClass('domineering');
    const format = dice.oneOf(['csv', 'junit', 'sarif', 'gradescope']);
    const out = format === 'gradescope' ? '../gradescope' : '../report';
    // These are right: a byte order mark comes from editors on Windows and means nothing.
    const harmless = rest.startsWith('ordinary decisions') || rest.startsWith('an ordinary table');
    return {
      name: recipe,
      files: [{ path: `overrides.${form}`, content }],
      steps: [
        {
          args: ['report', '../out', '--format', format, '--out', out, '--overrides', `../in/overrides.${form}`],
          exits: harmless ? [0] : [0, 2],
        },
      ],
      honest,
      startsGraded: true,
    };
  },
};
