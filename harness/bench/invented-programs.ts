import { tokensOf } from '../cpp/source/lexer.ts';

/** Gives numbers from 0 to just below 1, the same ones for the same seed. */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** The functions of a random program of some 200 lines, which resembles no other. */
export function inventedProgram(random: Random, functions = 10): string[] {
  return Array.from({ length: functions }, (_, index) => {
    const lines = block(random, 1, 5);
    return [`int part${index}(int first, int second) {`, ...lines, '    return first;', '}'].join('\n');
  });
}

/** The same functions in another order, with other names, comments and white space. */
export function disguised(functions: readonly string[], random: Random): string[] {
  const shuffled = functions
    .map((text) => ({ text, key: random() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ text }) => text);
  return shuffled.map((text) => rewritten(text, random));
}

const keywords = new Set([...'int if else while for return cout cin endl'.split(' ')]);

function rewritten(text: string, random: Random): string {
  const names = new Map<string, string>();
  const words = tokensOf(text).map(({ kind, text: word }) => {
    if (kind !== 'word' || keywords.has(word)) return word;
    const name = names.get(word) ?? `n${Math.floor(random() * 1e9)}`;
    names.set(word, name);
    return name;
  });
  const gaps = [' ', ' ', ' ', '\n', '   ', ' /* so */ ', ' // why not\n'];
  return words.map((word) => `${word}${pick(gaps, random)}`).join('');
}

function block(random: Random, depth: number, max: number): string[] {
  const count = 2 + Math.floor(random() * (max - 1));
  return Array.from({ length: count }, () => statement(random, depth))
    .flat()
    .map((line) => `    ${line}`);
}

function statement(random: Random, depth: number): string[] {
  const value = () => expression(random, 2);
  const inner = () => (depth === 0 ? [`    second = ${value()};`] : block(random, depth - 1, 4));
  const kinds: readonly (() => string[])[] = [
    () => [`int value${Math.floor(random() * 100)} = ${value()};`],
    () => [`first ${pick(['=', '+=', '-=', '*='], random)} ${value()};`],
    () => [`cout << ${value()} << " " << ${value()} << endl;`],
    () => [`part${Math.floor(random() * 10)}(${value()}, ${value()});`],
    () => [`if (${condition(random)}) {`, ...inner(), '}'],
    () => [`if (${condition(random)}) {`, ...inner(), '} else {', ...inner(), '}'],
    () => [`while (${condition(random)}) {`, ...inner(), '}'],
    () => [`for (int i = ${value()}; ${condition(random)}; i++) {`, ...inner(), '}'],
  ];
  return pick(kinds, random)();
}

function condition(random: Random): string {
  const one = () => `${expression(random, 1)} ${pick(['<', '>', '==', '!=', '<='], random)} ${expression(random, 1)}`;
  return random() < 0.3 ? `${one()} ${pick(['&&', '||'], random)} ${one()}` : one();
}

function expression(random: Random, depth: number): string {
  if (depth === 0 || random() < 0.3) return pick(['first', 'second', '1', '10', '16'], random);
  if (random() < 0.2) return `part${Math.floor(random() * 10)}(${expression(random, depth - 1)}, second)`;
  const operator = pick(['+', '-', '*', '/', '%'], random);
  return `${expression(random, depth - 1)} ${operator} ${expression(random, depth - 1)}`;
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}
