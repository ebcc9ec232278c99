import { type Prototype, passedType } from '../../model/assignment/prototype.ts';
import { hasCode, mangledName } from './mangled-name.ts';
import { type FunctionMatch, isOfC } from './match-functions.ts';
import { plainTypes } from './same-types.ts';

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
const words = [
  'bool',
  'char',
  'int',
  'long',
  'void',
  'extern',
  'return',
  'static_cast',
  'struct',
  'template',
  'std',
  'string',
];
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
  if (mangled === undefined || (returns !== 'void' && !hasCode(returns))) return undefined;
  const places = parameters.map((_, index) => index);
  const ownTypes = places.map((index) => `class T${index}`).join(', ');
  const taken = parameters.map((one, index) => `${passedType(one, cppType(one.type))} a${index}`);
  const result = cppType(returns);
  const values = places.map((index) => `v${index}`).join(', ');
  const call = `f(${values});`;
  const helper = `verbatim_call_${number}`;
  return [
    `template <class R${ownTypes === '' ? '' : `, ${ownTypes}`}>`,
    `${result} ${helper}(R (*f)(${places.map((index) => `T${index}`).join(', ')})${taken.map((one) => `, ${one}`).join('')}) {`,
    ...places.map((index) => `  typename VerbatimPlain<T${index}>::type v${index} = a${index};`),
    returns === 'void' ? `  ${call}` : `  ${result} result = static_cast<${result}>(${call.slice(0, -1)});`,
    ...parameters.flatMap(({ type, passing }, index) =>
      passing === 'reference' ? [`  a${index} = static_cast<${cppType(type)}>(v${index});`] : [],
    ),
    ...(returns === 'void' ? [] : ['  return result;']),
    '}',
    `${result} verbatim_bridge_${number}(${taken.join(', ')}) __asm__(VERBATIM_PREFIX "${mangled}");`,
    `__attribute__((weak)) ${result} verbatim_bridge_${number}(${taken.join(', ')}) {`,
    `  ${returns === 'void' ? '' : 'return '}${helper}(${name}${places.map((index) => `, a${index}`).join('')});`,
    '}',
    '',
  ].join('\n');
}

function cppType(type: Prototype['returns']): string {
  return type === 'string' ? 'std::string' : type;
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
