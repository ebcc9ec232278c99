import type { Prototype } from '../../model/assignment/prototype.ts';
import type { ReturnType } from '../../model/assignment/value.ts';
import { type FunctionMatch, isOfC } from './match-functions.ts';
import { plainTypes } from './same-types.ts';

/** How a C++ compiler writes these types in the symbol of a function. Functions with other types get no bridge. */
const codes: Readonly<Partial<Record<ReturnType, string>>> = {
  bool: 'b',
  char: 'c',
  int: 'i',
  'long long': 'x',
};

export interface Bridges {
  /** Lines to add at the end of a file, by its name. */
  readonly lines: ReadonlyMap<string, string>;
  /** The required functions that these lines make callable. */
  readonly functions: ReadonlySet<string>;
}

/**
 * A `static` function, or one that takes `long` for `long long`, can be called only in its own file, where the `main`
 * of the handout would be. These lines are added there, and define functions with the names that our driver calls.
 */
export function bridgesTo(matches: readonly FunctionMatch[]): Bridges {
  const lines = new Map<string, string>();
  const functions = new Set<string>();
  for (const match of matches) {
    if (!isBridgeable(match)) continue;
    const { prototype, found, fit } = match;
    const bridge = fit === undefined ? undefined : bridgeTo(prototype, functions.size);
    if (bridge === undefined) continue;
    functions.add(prototype.name);
    lines.set(found.file, (lines.get(found.file) ?? beginning) + bridge);
  }
  return { lines, functions };
}

function isBridgeable(
  match: FunctionMatch,
): match is Extract<FunctionMatch, { readonly kind: 'parameters' | 'internal-linkage' | 'namespace' }> {
  return match.kind === 'parameters' || match.kind === 'internal-linkage' || match.kind === 'namespace';
}

/** A macro of the student may have one of these names, but must not change our lines. */
const words = ['bool', 'char', 'int', 'long', 'void', 'extern', 'return', 'static_cast', 'struct', 'template'];
const beginning = [
  '',
  '',
  ...words.map((word) => `#undef ${word}`),
  '#ifndef VERBATIM_PREFIX',
  '#define VERBATIM_TEXT_OF(word) #word',
  '#define VERBATIM_TEXT(word) VERBATIM_TEXT_OF(word)',
  '#define VERBATIM_PREFIX VERBATIM_TEXT(__USER_LABEL_PREFIX__)',
  'template <class T> struct VerbatimPlain { typedef T type; };',
  'template <class T> struct VerbatimPlain<const T> { typedef T type; };',
  'template <class T> struct VerbatimPlain<T &> { typedef T type; };',
  'template <class T> struct VerbatimPlain<const T &> { typedef T type; };',
  '#endif',
  '',
].join('\n');

/** The call is made with variables of exactly the types that the function has, and what it changes is copied back. */
function bridgeTo({ name, returns, parameters }: Prototype, number: number): string | undefined {
  const mangled = mangledName(name, parameters);
  if (mangled === undefined || (returns !== 'void' && codes[returns] === undefined)) return undefined;
  const places = parameters.map((_, index) => index);
  const ownTypes = places.map((index) => `class T${index}`).join(', ');
  const taken = parameters.map(({ type, passing }, index) => `${type} ${passing === 'reference' ? '&' : ''}a${index}`);
  const values = places.map((index) => `v${index}`).join(', ');
  const call = `f(${values});`;
  const helper = `verbatim_call_${number}`;
  return [
    `template <class R${ownTypes === '' ? '' : `, ${ownTypes}`}>`,
    `${returns} ${helper}(R (*f)(${places.map((index) => `T${index}`).join(', ')})${taken.map((one) => `, ${one}`).join('')}) {`,
    ...places.map((index) => `  typename VerbatimPlain<T${index}>::type v${index} = a${index};`),
    returns === 'void' ? `  ${call}` : `  ${returns} result = static_cast<${returns}>(${call.slice(0, -1)});`,
    ...parameters.flatMap(({ type, passing }, index) =>
      passing === 'reference' ? [`  a${index} = static_cast<${type}>(v${index});`] : [],
    ),
    ...(returns === 'void' ? [] : ['  return result;']),
    '}',
    `${returns} verbatim_bridge_${number}(${taken.join(', ')}) __asm__(VERBATIM_PREFIX "${mangled}");`,
    `__attribute__((weak)) ${returns} verbatim_bridge_${number}(${taken.join(', ')}) {`,
    `  ${returns === 'void' ? '' : 'return '}${helper}(${name}${places.map((index) => `, a${index}`).join('')});`,
    '}',
    '',
  ].join('\n');
}

/** `_Z9putToGridRxii`. A reference that is repeated has a shorter code, which no handout needs yet. */
function mangledName(name: string, types: Prototype['parameters']): string | undefined {
  const made = types.map(({ type, passing }) => {
    const code = codes[type];
    return code === undefined ? undefined : (passing === 'reference' ? 'R' : '') + code;
  });
  const references = made.filter((code) => code?.startsWith('R'));
  if (made.includes(undefined) || new Set(references).size < references.length) return undefined;
  return `_Z${name.length}${name}${made.length === 0 ? 'v' : made.join('')}`;
}

/** The matches once the bridges are added. Another name for a type is not another type. */
export function acrossBridges(matches: readonly FunctionMatch[], { functions }: Bridges): FunctionMatch[] {
  return matches.map((match): FunctionMatch => {
    if (!isBridgeable(match) || !functions.has(match.prototype.name)) return match;
    const { kind, prototype, found, fit } = match;
    if (kind !== 'parameters' || fit !== 'same' || isOfC(found.returns)) return { ...match, isBridged: true };
    return plainTypes(found.returns) === prototype.returns
      ? { kind: 'exact', prototype }
      : { kind: 'return-type', prototype, found };
  });
}
