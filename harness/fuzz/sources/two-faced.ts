import type { Dice } from '../dice.ts';
import type { Recipes } from './recipe.ts';

/* Two programs in one file: one for the compiler, and one for a reader that preprocesses differently. */

const forbidden = 'int forbiddenGlobal; int forbiddenArray[3];\n#include <vector>\nstd::vector<int> forbiddenVector;';
const clean = '// Nothing to see here.';

/** Conditions that are true for g++ on Linux. */
const truths: readonly string[] = [
  ...[
    '__x86_64__',
    '__GNUC__',
    '__linux__',
    '__cplusplus',
    'defined(__GLIBCXX__)',
    '__CHAR_BIT__ == 8',
    '__SIZEOF_INT__ == 4',
  ],
  ...[
    '__has_include(<iostream>)',
    '__has_cpp_attribute(nodiscard)',
    '__has_builtin(__builtin_abs)',
    '__OPTIMIZE__ + 1',
  ],
  ...[
    'EOF == -1',
    'INT_MAX > 0',
    'defined(_GNU_SOURCE)',
    '__COUNTER__ == 0',
    '__INCLUDE_LEVEL__ == 0',
    'RAND_MAX',
    '__LINE__ > 0',
    "'\\377' < 0",
  ],
];

export const twoFaced: Recipes = {
  'two faces': (dice) => {
    const truth = dice.oneOf(truths);
    const [first, second] = dice.happens(70) ? [forbidden, clean] : [clean, forbidden];
    return `#if ${truth}\n${first}\n#else\n${second}\n#endif`;
  },
  'two faces through a macro': (dice) =>
    `#define FACE(x, y) x\n#define CHOOSE ${dice.oneOf(truths)}\n#if CHOOSE\nFACE(${forbidden.split('\n')[0] ?? ''}, )\n#endif`,
  'two faces by a splice': () =>
    `// hidden from the quick eye \\\n${clean}\n??/\nint trigraphs;\n/\\\n/ spliced comment\nint visible;`,
  'two faces in a header': (dice) => ({
    text: `#include "face.h"\n#ifdef FACE\n${forbidden}\n#else\n${clean}\n#endif`,
    files: [{ path: 'face.h', content: `#if ${dice.oneOf(truths)}\n#define FACE\n#endif\n` }],
  }),
};

/** Conditions that are the same on every processor and before any include. */
const certain = [
  ...['__GNUC__', '__linux__', '__cplusplus', '__CHAR_BIT__ == 8', '__SIZEOF_INT__ == 4', '__OPTIMIZE__ + 1'],
  ...['__LINE__ > 0', '__INCLUDE_LEVEL__ == 0', "'\\377' < 0 || 1", '!defined(FUZZ)'],
] as const;

/** A source in which the compiler reads forbidden code, so that the rules must find it, too. */
export function certainlyForbidden(dice: Dice): string {
  const truth = dice.oneOf(certain);
  return dice.happens(50)
    ? `#if ${truth}\n${forbidden}\n#else\n${clean}\n#endif`
    : `#if !(${truth})\n${clean}\n#else\n${forbidden}\n#endif`;
}
