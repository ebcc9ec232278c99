import { type Recipes, many } from './recipe.ts';

/** Far too many of the things that a usual program has a few of. */
export const amounts: Recipes = {
  'thousands of functions': (dice) => many(dice.size(10, 20_000), (n) => `int many${n}(int x) { return x + ${n}; }`),
  'thousands of globals': (dice) => many(dice.size(10, 50_000), (n) => `int global${n};`),
  'thousands of errors': (dice) => `void errors() { ${many(dice.size(10, 20_000), (n) => `missing${n}();`)} }`,
  'thousands of syntax errors': (dice) =>
    `${dice.oneOf(['int = ;', '@', '} {', ') (', 'int int;', ';;+'])}\n`.repeat(dice.size(10, 20_000)),
  'thousands of warnings': (dice) => `void warnings() { ${many(dice.size(10, 20_000), (n) => `int unused${n};`)} }`,
  'thousands of comments': (dice) => many(dice.size(10, 50_000), (n) => `// comment ${n}; int x = ${n};`),
  'thousands of overloads': (dice) =>
    many(dice.size(10, 2000), (n) => `int over(${many(1 + (n % 9), () => 'int', ',')}, T${n} *);`),
  'thousands of required functions': (dice) =>
    many(dice.size(10, 5000), (n) => `namespace n${n} { int gridState(long long grid, int pos) { return ${n}; } }`),
  'thousands of blank lines': (dice) =>
    dice.oneOf(['\n', '\r', '\r\n', ' ', '\t', '\f', '\v', '\\\n']).repeat(dice.size(10, 500_000)),
  'a long line': (dice) => `/* ${'x'.repeat(dice.size(10, 1_000_000))} */ int afterALongLine = undeclared;`,
  'a large array': (dice) => `int large[] = {${many(dice.size(10, 100_000), String, ',')}};`,
  'a large object': (dice) =>
    dice.oneOf([
      'char zeros[1000000000];',
      'char ones[300000000] = {1};',
      'long grown[1u << 28] = {1};',
      'alignas(1 << 28) char aligned[1 << 28];',
    ]),
  'a case for each number': (dice) =>
    `int cases(int x) { switch (x) { ${many(dice.size(10, 20_000), (n) => `case ${n}: return ${n % 7};`)} } return 0; }`,
  gotos: (dice) => `void gotos() { ${many(dice.size(10, 5000), (n) => `l${n}: goto l${(n * 7) % 10};`)} }`,
  'a class with thousands of members': (dice) =>
    `class Many { ${many(dice.size(10, 10_000), (n) => `int m${n}; void f${n}();`)} };`,
  'functions that call each other': (dice) => {
    const count = dice.size(3, 3000);
    return `${many(count, (n) => `int call${n}(int);`)}\n${many(count, (n) => `int call${n}(int x) { return call${(n + 1) % count}(x) + call${(n * 5 + 2) % count}(x); }`)}`;
  },
};
