import { hostileTexts } from '../canaries.ts';
import type { Dice } from '../dice.ts';

/** Damages the text of a YAML file. */
export const yamlMutations: Readonly<Record<string, (text: string, dice: Dice) => string | Uint8Array>> = {
  'letters changed': (text, dice) => {
    const letters = [...text];
    for (let count = dice.size(1, 30); count > 0; count -= 1) {
      letters[dice.whole(0, letters.length - 1)] = dice.oneOf([...':-[]{}&*!|>\'"%@`#,?\n\t \0x0«»␣']);
    }
    return letters.join('');
  },
  'lines lost': (text, dice) => withoutSome(text.split('\n'), dice).join('\n'),
  'lines doubled': (text, dice) =>
    text
      .split('\n')
      .flatMap((line) => (dice.happens(10) ? [line, line] : [line]))
      .join('\n'),
  'lines shuffled': (text, dice) => dice.shuffled(text.split('\n')).join('\n'),
  'indentation changed': (text, dice) =>
    text
      .split('\n')
      .map((line) => (dice.happens(5) ? `${dice.oneOf([' ', '  ', '\t'])}${line}` : line))
      .join('\n'),
  'values changed': (text, dice) =>
    text.replaceAll(/(: )([^\n{[]+)/g, (whole, colon: string) => (dice.happens(8) ? `${colon}${value(dice)}` : whole)),
  'numbers changed': (text, dice) =>
    text.replaceAll(/\b\d+\b/g, (whole) =>
      dice.happens(10)
        ? dice.oneOf(['0', '-1', '1e999', '99999999999999999999', '.nan', '0x', '1.5', '2147483648'])
        : whole,
    ),
  'keys changed': (text, dice) =>
    text.replaceAll(/^(\s*(?:- )?)([\w-]+):/gm, (whole, start: string) =>
      dice.happens(5)
        ? `${start}${dice.oneOf(['__proto__', 'constructor', 'x', '"<fuzz-canary>"', '<<', '? ', 'null'])}:`
        : whole,
    ),
  'aliases that multiply': (text, dice) => {
    const level = (n: number) => `a${n + 1}: &a${n + 1} [${Array.from({ length: 9 }, () => `*a${n}`).join(', ')}]`;
    return `${text}\na0: &a0 [x]\n${Array.from({ length: dice.whole(2, 30) }, (_, n) => level(n)).join('\n')}\n`;
  },
  'aliases of themselves': (text) => `x: &x [*x]\ny: &y { z: *y }\n${text}`,
  'deep nesting': (text, dice) =>
    `${text}\nx: ${dice.oneOf(['[', '{a: ', '? ', '- ', '!x ']).repeat(dice.size(10, 30_000))}\n`,
  'a long text': (text, dice) => `${text}\nx: ${'x'.repeat(dice.size(10, 2_000_000))}\n`,
  'many keys': (text, dice) =>
    `${text}\n${Array.from({ length: dice.size(10, 20_000) }, (_, n) => `key${n}: ${n}`).join('\n')}\n`,
  'cut off': (text, dice) => text.slice(0, dice.whole(0, text.length)),
  'two documents': (text) => `${text}\n---\n${text}`,
  'another encoding': (text, dice) =>
    dice.oneOf([
      Buffer.from(`\uFEFF${text}`),
      Buffer.from(text, 'utf16le'),
      Buffer.from(`${text}\xff\xfe`, 'latin1'),
      Buffer.from(text.replaceAll('\n', '\r\n')),
      new Uint8Array(),
      Buffer.from('\0'.repeat(1000)),
    ]),
};

function withoutSome(lines: readonly string[], dice: Dice): string[] {
  return lines.filter(() => !dice.happens(5));
}

function value(dice: Dice): string {
  return dice.oneOf([
    ...hostileTexts.map((one) => JSON.stringify(one)),
    '[]',
    '{}',
    'null',
    'true',
    '-1',
    '""',
    '|',
    '&x x',
    '*x',
    '!!binary aGk=',
    '"\\uD800"',
    'int f(',
    'int main()',
  ]);
}
