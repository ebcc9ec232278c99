import type { Dice } from '../dice.ts';
import { type Recipes, many } from './recipe.ts';

/** Deeply nested code, which overflows the stack of a recursive reader. */
export const nesting: Recipes = {
  'deep brackets': (dice) => nested(dice, 'int deepBrackets = ', '(', '1', ')', ';'),
  'deep blocks': (dice) => nested(dice, 'void deepBlocks() ', '{', ';', '}', ''),
  'deep indices': (dice) => nested(dice, 'int indexed[1]; int deepIndices() { return ', 'indexed[', '0', ']', '; }'),
  'deep unary operators': (dice) =>
    nested(dice, 'int deepUnary = ', dice.oneOf(['- ', '!', '~', '+ ', '(int)', 'sizeof ']), '1', '', ';'),
  'deep initialisers': (dice) => nested(dice, 'int deepInitialiser = ', '{', '1', '}', ';'),
  'deep conditionals of expressions': (dice) => nested(dice, 'int deepChoice = ', '1 ? ', '1', ' : 0', ';'),
  'deep else if': (dice) =>
    `int deepElse(int x) { ${many(dice.size(2, 20_000), (n) => `if (x == ${n}) return ${n};`, ' else ')} return 0; }`,
  'deep loops': (dice) =>
    nested(
      dice,
      'void deepLoops() { ',
      dice.oneOf(['for (;;) ', 'while (1) ', 'if (1) ', 'do ', 'switch (1) case 1: ']),
      ';',
      '',
      ' }',
    ),
  'deep lambdas': (dice) => nested(dice, 'auto deepLambdas = ', '[]() { return ', '1', '; }', ';', 3000),
  'deep namespaces': (dice) => nested(dice, '', 'namespace n { ', 'int deep;', ' }', '', 5000),
  'deep classes': (dice) => nested(dice, '', 'struct s { ', 'int deep;', ' };', '', 3000),
  'deep templates': (dice) => {
    const depth = dice.size(2, 5000);
    return `template <class T> struct T1 {};\n${'T1<'.repeat(depth)}int${'>'.repeat(depth)} deepTemplate;`;
  },
  'templates without end': (dice) =>
    dice.oneOf([
      'template <int N> struct E { static const int v = E<N + 1>::v; };\nint endless = E<0>::v;',
      'template <int N> struct G { typedef typename G<N - 1>::t a; typedef typename G<N - 2>::t t; };\ntemplate <int A, int B> struct H { static const int v = H<A - 1, B>::v + H<A, B - 1>::v; };\ntemplate <int B> struct H<0, B> { static const int v = 1; };\ntemplate <int A> struct H<A, 0> { static const int v = 1; };\nint grown = H<400, 400>::v;',
      'constexpr long spin(long n) { long s = 0; for (long i = 0; i < n; i++) s += i; return s; }\nconstexpr long spun = spin(33000000);',
      'template <class T> auto wrap(T t) { return wrap([t] { return t; }); }\nauto wrapped = wrap(1);',
      'template <class... A> struct P {};\ntemplate <int N, class... A> struct B { typedef typename B<N - 1, A..., A..., int>::t t; };\nB<30, int>::t bomb;',
    ]),
  'deep pointers': (dice) => nested(dice, 'int ', '*', 'deepPointer', '', ';'),
  'deep declarators': (dice) => nested(dice, 'int ', '(*', 'deepDeclarator', ')()', ';', 5000),
  'a wide expression': (dice) => {
    const operator = dice.oneOf([' + ', ' & ', ' && ', ' , ', ' << ', ' == ', ' = ', '.', '->', '::', ' % ']);
    return `int wide(int a) { return (a)${`${operator}(a)`.repeat(dice.size(2, 30_000))}; }`;
  },
  'a wide chain of output': (dice) => `void wideOutput() { std::cout ${'<< 1 '.repeat(dice.size(2, 8000))}; }`,
  'brackets that are never closed': (dice) =>
    `${dice.oneOf(['(', '[', '{', '<', '((', '({['])}`.repeat(dice.size(1, 50_000)),
  'brackets that were never opened': (dice) => `${dice.oneOf([')', ']', '}', '>', '})'])}`.repeat(dice.size(1, 50_000)),
  'nested comments and strings': (dice) =>
    `${dice.oneOf(['/*', '//', '"', "'", 'R"(', '"\\', '/* // ', '??/'])}`.repeat(dice.size(1, 20_000)),
};

/** Opens up to `max` levels, and closes all or only some of them. */
function nested(
  dice: Dice,
  before: string,
  open: string,
  inner: string,
  close: string,
  after: string,
  max = 30_000,
): string {
  const depth = dice.size(2, max);
  const closed = dice.happens(85) ? depth : dice.whole(0, depth);
  return `${before}${open.repeat(depth)}${inner}${close.repeat(closed)}${after}`;
}
