/** Names of the library for types. With 64 bits, Windows and macOS mean `long long`, and Linux means `long`. */
const libraryNames: readonly (readonly [RegExp, string])[] = [
  [/\b(?:std::)?int64_t\b/g, 'long long'],
  [/\b(?:std::)?int32_t\b/g, 'int'],
  [/\bstd::string\b/g, 'string'],
];

/** Types as a handout writes them: `string` for `std::string`, `long long` for `int64_t`. */
export function plainTypes(types: string): string {
  return libraryNames.reduce((text, [name, plain]) => text.replaceAll(name, plain), types);
}

/** How the parameters of a function differ from the required ones, if they take every argument nevertheless. */
export type Fit =
  /** Only in the names of types, which mean the same type on the student's own machine. */
  | 'same'
  /** `long` and `unsigned long long` have the bits of `long long`; `const int&` and `long long` take every `int`. */
  | 'similar';

/** Undefined if the function would not get the arguments that are passed to it. */
export function fitOf(
  { parameters, written = parameters }: { readonly parameters: string; readonly written?: string },
  demanded: string,
): Fit | undefined {
  const [found, named, wanted] = [parameters, written, demanded].map((types) => plainTypes(types).split(', '));
  if (found?.length !== wanted?.length || found === undefined || wanted === undefined) return undefined;
  const fits = wanted.map((want, index) => fitOfOne(found[index] ?? '', named?.[index] ?? '', want));
  if (fits.includes(undefined)) return undefined;
  return fits.every((fit) => fit === 'same') ? 'same' : 'similar';
}

function fitOfOne(found: string, named: string, wanted: string): Fit | undefined {
  if (found === wanted) return 'same';
  const plain = found.replace(/^((?:const )?)unsigned /, '$1');
  // The bits are the same, and a grid has no sign.
  if (plain !== found) return fitOfOne(plain, plain, wanted) === undefined ? undefined : 'similar';
  const wide = found.replace(/^((?:const )?)long(?! long)/, '$1long long');
  // A type with a name of its own is as wide on the student's machine as it is here.
  if (wide === wanted) return /\blong\b/.test(named) && !/\blong long\b/.test(named) ? 'similar' : 'same';
  // `#define int long long`: what is wider takes every argument.
  const isWider = wanted === 'int' && wide === 'long long';
  const isConstReference = wide === `const ${wanted}&` || `const ${wide}&` === wanted;
  return isWider || isConstReference ? 'similar' : undefined;
}
