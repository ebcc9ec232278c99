import type { DefinedFunction } from '../../model/toolchain.ts';
import { plainTypes } from './plain-types.ts';
import { withRealTypes } from './real-types.ts';

/** A symbol of an object file, as nm -C prints it. */
export interface ObjectSymbol {
  /** `T`, `W`: visible to other files. `t`: not. */
  readonly kind: string;
  /** `putToGrid(long long&, int, int)`; without parameters for main and `extern "C"`. */
  readonly text: string;
}

/**
 * The free functions of one object file, and the members of the class under test, which go by `Counter::add`. The
 * stack usage report knows every function with its place, return type and parameters; the symbol table knows which of
 * them can be called from outside. Other members, templates, lambdas, operators and whatever came from a header of the
 * system are left out.
 */
export function definedFunctions(
  stackUsage: string,
  symbols: readonly ObjectSymbol[],
  studentFiles: readonly string[],
  className?: string,
): DefinedFunction[] {
  const own = new Set(studentFiles);
  const reported = stackUsage.split('\n').flatMap((line) => {
    const [, file = '', row, column, signature = ''] = /^([^:]+):(\d+):(\d+):([^\t]+)\t/.exec(line) ?? [];
    const parsed = parseSignature(signature) ?? parseMember(signature, className);
    if (parsed === undefined || !own.has(file)) return [];
    return [{ parsed, place: { file, line: Number(row), column: Number(column) } }];
  });
  const written = reported.map(({ parsed }) => parsed);
  return reported.map(({ parsed, place }): DefinedFunction => {
    const { isInUnnamedNamespace, ...types } = withRealTypes(parsed, written, symbols);
    if (isInUnnamedNamespace) return { ...types, linkage: 'internal', ...place };
    return { ...types, ...visibility(types, symbols), ...place };
  });
}

/** Symbols of each object file, from `nm -A -C`: `objects/0.o:0000000000000000 T f(int)`. */
export function parseSymbols(text: string): Map<string, ObjectSymbol[]> {
  const byObject = new Map<string, ObjectSymbol[]>();
  for (const line of text.split('\n')) {
    const [, object, kind, symbol] = /^(.+\.o):[0-9a-f]* +([A-Za-z]) (.+)$/.exec(line) ?? [];
    if (object === undefined || kind === undefined || symbol === undefined) continue;
    const symbols = byObject.get(object) ?? [];
    symbols.push({ kind, text: plainTypes(symbol) });
    byObject.set(object, symbols);
  }
  return byObject;
}

export interface Signature {
  readonly name: string;
  readonly returns: string;
  readonly parameters: string;
}

export type ParsedSignature = Signature & { readonly isInUnnamedNamespace: boolean };

/** `bool isPlaceable(long long int, int, int)`; undefined for whatever is no free function. */
function parseSignature(text: string): ParsedSignature | undefined {
  const [, returns = '', space, name = '', parameters = ''] =
    /^(.*[\s*&])(\{anonymous\}::)?([^\s:*&()<>{}]+)\((.*)\)$/.exec(text) ?? [];
  if (name === '' || returns.includes('(') || / operator|<lambda|^static |__static_initialization/.test(text))
    return undefined;
  return {
    name,
    returns: plainTypes(returns.replace(/^(constexpr|inline) /, '').trim()),
    parameters: plainTypes(parameters),
    isInUnnamedNamespace: space !== undefined,
  };
}

/** `bool Counter::add(int) const`. A constructor has no return type; void is what its prototype says. */
function parseMember(text: string, className: string | undefined): ParsedSignature | undefined {
  if (className === undefined) return undefined;
  const [, returns = '', name = '', parameters = ''] =
    new RegExp(String.raw`^(.*[\s*&])?${className}::(\w+)\((.*)\)(?: const)?$`).exec(text) ?? [];
  if (name === '' || returns.includes('(') || text.includes('<lambda')) return undefined;
  const plain = plainTypes(returns.replace(/^static /, '').trim());
  return {
    name: `${className}::${name}`,
    returns: name === className ? 'void' : plain,
    parameters: plainTypes(parameters),
    isInUnnamedNamespace: false,
  };
}

function visibility(
  { name, returns, parameters }: Signature,
  symbols: readonly ObjectSymbol[],
): Pick<DefinedFunction, 'linkage' | 'returns'> {
  const functions = symbols.filter(({ kind }) => /^[TWt]$/.test(kind));
  const exact = functions.find(({ text }) => text === `${name}(${parameters})`);
  const bare = functions.find(({ text }) => text === name);
  // The two spell library types differently (std::string); then the name alone has to do.
  const similar = functions.find(({ text }) => text.startsWith(`${name}(`));
  const symbol = exact ?? bare ?? similar;
  return {
    linkage: symbol?.kind === 't' ? 'internal' : 'external',
    // Its name is not a C++ name, so the driver cannot find it: said where a reader looks for the difference.
    returns: exact === undefined && bare !== undefined && name !== 'main' ? `extern "C" ${returns}` : returns,
  };
}
