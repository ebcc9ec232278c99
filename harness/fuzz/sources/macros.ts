import { type Recipes, many } from './recipe.ts';

/** Macros that a preprocessor must expand or give up on. */
export const macros: Recipes = {
  'doubling macros': (dice) => {
    const depth = dice.whole(4, 28);
    const use = dice.oneOf([`int doubled[] = {D${depth} 0};`, `#if D${depth} 0\n#endif`, `// D${depth}`]);
    return `#define D0 1,\n${many(depth, (n) => `#define D${n + 1} D${n} D${n}`)}\n${use}`;
  },
  'uses times arguments': (dice) => {
    const uses = dice.size(2, 2500);
    return `#define U(x) ${'x '.repeat(uses)}\n#if 0\nU(${'1 '.repeat(dice.size(2, 30_000))})\n#endif\n#define V(x) x\nV(U(${'1 '.repeat(
      dice.size(2, 30_000),
    )}))`;
  },
  'uses times arguments in the open': (dice) =>
    `#define W(x) ${'x '.repeat(dice.size(2, 2500))}\n#ifdef ${dice.oneOf(['FUZZ', '__x86_64__', '__OBJC__'])}\nW(${'1 '.repeat(dice.size(2, 30_000))})\n#endif`,
  'unclosed calls': (dice) => `#define C(x) x\n${'C( '.repeat(dice.size(1, 50_000))}`,
  'nested calls': (dice) => {
    const depth = dice.size(1, 20_000);
    return `#define N(x) x\nint nested = ${'N('.repeat(depth)}1${')'.repeat(depth)};`;
  },
  'a chain of macros': (dice) => {
    const length = dice.size(10, 20_000);
    const use = dice.oneOf([`int chained = L${length};`, `#if L${length}\nint chained;\n#endif`]);
    return `#define L0 1\n${many(length, (n) => `#define L${n + 1} L${n}`)}\n${use}`;
  },
  'macros that name each other': (dice) => {
    const length = dice.size(2, 3000);
    return `${many(length, (n) => `#define R${n} R${(n + 1) % length} R${(n * 7 + 3) % length}`)}\n#if R0\n#endif\nint R0;`;
  },
  'a function-like macro that calls itself': (dice) => `#define S(x) S(S)(x) x S\n${'S(S)'.repeat(dice.size(1, 5000))}`,
  'pasting and stringising': (dice) => {
    const count = dice.size(1, 3000);
    return `#define P(a, b) a##b\n#define Q(x) #x\nconst char *quoted = ${many(count, (n) => `Q(P(x${n}, ${dice.oneOf(['"', 'y', '/', "'"])}))`, ' ')};\nint P(bad, +) = 1;`;
  },
  __VA_OPT__: (dice) =>
    `#define O(...) __VA_OPT__(O2(__VA_ARGS__)) __VA_OPT__(${'__VA_ARGS__ '.repeat(dice.size(1, 2000))})\nint opted[] = {O(${many(dice.size(1, 5000), String, ',')})};`,
  'thousands of arguments': (dice) => {
    const count = dice.size(10, 50_000);
    return `#define A(${many(Math.min(count, 20_000), (n) => `a${n}`, ',')}) 1\nint called = A(${'1,'.repeat(count)}1);`;
  },
  'thousands of definitions': (dice) => many(dice.size(10, 40_000), (n) => `#define M${n}(x, y) ((x) + (y) * ${n})`),
  'redefinitions of words of C++': (dice) =>
    many(
      dice.whole(1, 8),
      () =>
        `#define ${dice.oneOf(['int', 'if', 'while', 'return', 'main', 'class', 'std', 'include', 'defined', 'cout'])} ${dice.oneOf(['', 'long', '(', ')', '{', '}', 'return', '#', '0'])}`,
    ),
};
