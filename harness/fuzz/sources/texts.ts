import { hostileTexts } from '../canaries.ts';
import { type Recipes, many } from './recipe.ts';

/** Names that mean something in JavaScript, to the C library or to the tools. */
export const trickyNames: readonly string[] = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype', 'length', 'then'],
  ...['_init', '_start', '_fini', 'environ', 'errno', 'read', 'write', 'malloc', 'dlopen', '__libc_start_main'],
  ...['\\u0041', '\\U0001F600', 'Ünïcode', '变量', 'аdd', '$dollar'],
];

/** Literals, names, messages and comments. */
export const texts: Recipes = {
  'static_assert with a long message': (dice) => {
    const doublings = dice.whole(1, 17);
    const unit = dice.oneOf([
      ' [-a',
      '[-W',
      "'",
      ' (',
      '<',
      '\\n',
      ': error: ',
      ' [-Wfuzz]',
      '\\x1b[2J',
      'a::',
      '‘',
      ' with ',
    ]);
    return `#define S0 "${unit}"\n${many(doublings, (n) => `#define S${n + 1} S${n} S${n}`)}\nstatic_assert(false, S${doublings});`;
  },
  'a message that looks like another': (dice) =>
    `static_assert(false, "\\n${dice.oneOf(['domineering.cpp:1:1: error: forged', "/usr/bin/ld: undefined reference to `main'", 'cc1plus: out of memory', 'virtual memory exhausted', 'g++: fatal error: Killed signal terminated program cc1plus', 'internal compiler error: Segmentation fault', 'collect2: error: ld returned 1 exit status'])}");`,
  'names with thousands of letters': (dice) => {
    const name = dice.oneOf(['x', 'a_', 'Qz9', '\\u00e4']).repeat(dice.size(10, 100_000));
    return `int f${name}(int v${name}) { int u${name}; return v${name}; }\nint g${name} = f${name};`;
  },
  'tricky names': (dice) =>
    many(dice.whole(1, 6), () => {
      const name = dice.oneOf(trickyNames);
      return dice.oneOf([
        `int ${name}(int x) { return x; }`,
        `int ${name};`,
        `#define ${name} 1`,
        `struct ${name} {};`,
        `namespace ${name} {}`,
        `extern "C" void ${name}() {}`,
      ]);
    }),
  'huge numbers': (dice) =>
    `auto huge = ${dice.oneOf(['', '0x', '0b', '1.', '1e', '0'])}${dice.oneOf(['1', '9', '0', "1'"]).repeat(dice.size(10, 200_000))}1;`,
  'huge strings': (dice) =>
    `const char *hugeText = "${dice.oneOf(['x', '\\x41', '\\n', '%s', '??/', '\\u00e4', '\\']).repeat(dice.size(10, 300_000))}";`,
  'raw strings': (dice) =>
    many(
      dice.whole(1, 20),
      () =>
        `const char *raw${dice.whole(0, 999)} = R"${dice.oneOf(['', 'x', '"', 'abcdefghijklmnopqrstuvwxyz', '\\', ' '])}(${dice.oneOf(hostileTexts)}\n#if 0\n)${dice.oneOf(['', 'x', 'y'])}";`,
    ),
  'constructs that are never closed': (dice) =>
    `${dice.oneOf(['/* ', '"', "'", 'R"x(', '#define X \\\n', '#if 1\n', 'namespace a {', 'extern "C" {', 'template <', 'int f(', 'asm("'])}${'x '.repeat(dice.size(1, 1000))}`,
  'a hostile comment at the top': (dice) => {
    const body = many(
      dice.size(1, 500),
      () =>
        ` * ${dice.oneOf(['Name:', 'Student ID:', 'E-mail:', '', 'https://'])} ${dice.oneOf([...hostileTexts, '1155000001', 'a@b', '‮', '​', '𝒩𝒶𝓂𝑒', '１１５５００００01'])}`,
    );
    return `/*\n${body}\n */`;
  },
  'comments of digits': (dice) =>
    `// ${dice.oneOf(['1', '11550000', '1 ', '-', '@', 'a.', 'Name: ', '('])}`.padEnd(
      dice.size(10, 100_000),
      '1155 00-',
    ),
  'comments like code': (dice) =>
    many(dice.size(1, 3000), (n) => `// if (x == ${n}) { return ${dice.oneOf(['x;', '(((', '"', 'a<b<c<d>', '};'])}`),
  'odd characters': (dice) =>
    many(
      dice.size(1, 300),
      () =>
        `int odd${dice.oneOf(['\u200B', '\u202E', '\u2066', '\uFEFF', 'ﬁ', 'é', 'e\u0301', '\u0000', '\u001A', '\u0085', '\u2028', '☃', '🏳️‍🌈', '\u0007'])}${dice.whole(0, 99)};`,
    ),
  'digraphs, trigraphs and splices': (dice) =>
    many(dice.size(1, 500), (n) =>
      dice.oneOf([
        `%:define D${n} 1`,
        `int d${n}<:2:> = <%1, 2%>;`,
        `??=define T${n}`,
        `in\\\nt s${n};`,
        `// spliced \\\nint hidden${n};`,
        `int a${n} = 1 /\\\n* 2 *\\\n/ ;`,
        `#de\\\nfine X${n} \\\n 1`,
      ]),
    ),
  attributes: (dice) =>
    many(
      dice.whole(1, 30),
      (n) =>
        `__attribute__((${dice.oneOf(['constructor', 'destructor', 'ifunc("none")', 'alias("main")', 'section(".init_array")', 'weak', 'error("<fuzz-canary>")', 'warning("=FUZZ")', 'optimize("O3")', 'naked', 'noinline,used', 'aligned(1 << 29)', 'visibility("hidden")', 'cleanup(x)'])})) int attributed${n}() { return ${n}; }`,
    ),
  'strange declarations': (dice) =>
    many(dice.whole(1, 30), (n) =>
      dice.oneOf([
        `int strange${n}(int a = strange${n}(strange${n}()));`,
        `auto strange${n} = [](auto... x) { return sizeof...(x); };`,
        `operator int();`,
        `int (*(*strange${n}(int))[3])(char);`,
        `typedef struct strange${n} strange${n};`,
        `int gridState(long long, int), printGrid;`,
        `int &&strange${n} = 1;`,
        `extern template class vector<int>;`,
        `using namespace strange${n};`,
        `friend class X;`,
        `module; import x;`,
        `int main(int, char **, char **, int);`,
        `[[noreturn]] int strange${n}();`,
        `enum : int;`,
        `template <> int f<>();`,
        `co_await x;`,
      ]),
    ),
};
