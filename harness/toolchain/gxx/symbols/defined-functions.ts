import type { DefinedFunction } from '../../../model/program/build-report.ts';
import { plainTypes } from './plain-types.ts';
import { realTypes } from './real-types.ts';
import { type SymbolsByName, symbolsByName } from './symbols-by-name.ts';

/** No assignment requires a function with a longer signature. */
const maxSignatureLength = 4000;
/** `#line` can claim any number. */
const maxLines = 10_000_000;

/** A symbol of an object file, as nm -C prints it. */
export interface ObjectSymbol {
  /** `T`, `W`: visible to other files. `t`: not visible. */
  readonly kind: string;
  /** `putToGrid(long long&, int, int)`; without parameters for main and `extern "C"`. */
  readonly text: string;
}

/**
 * The free functions of one object file, and the members of the class under test, with names like `Counter::add`. The
 * stack usage report knows every function with its place, return type and parameters; the symbol table knows which of
 * them can be called from outside. Functions of a namespace have their whole name, and so do members of other classes,
 * which cannot be distinguished from them here. Templates, lambdas, operators and everything from system headers are
 * left out.
 */
export function definedFunctions(
  stackUsage: string,
  symbols: readonly ObjectSymbol[],
  studentFiles: readonly string[],
  className?: string,
): DefinedFunction[] {
  const own = new Set(studentFiles);
  const reported = stackUsage.split('\n').flatMap((line) => {
    if (line.length > maxSignatureLength) return [];
    const [, file = '', row, column, signature = ''] = /^([^:]+):(\d+):(\d+):([^\t]+)\t/.exec(line) ?? [];
    const parsed = parseMember(signature, className) ?? parseSignature(signature);
    if (parsed === undefined || !own.has(file) || Number(row) > maxLines) return [];
    return [{ parsed, place: { file, line: Number(row), column: Number(column) } }];
  });
  const named = symbolsByName(symbols);
  const withRealTypes = realTypes(
    reported.map(({ parsed }) => parsed),
    named,
  );
  return reported.map(({ parsed, place }): DefinedFunction => {
    const { isInUnnamedNamespace, ...real } = withRealTypes(parsed);
    const { parameters: written } = parsed;
    const types = written === real.parameters ? real : { ...real, written };
    if (isInUnnamedNamespace) return { ...types, linkage: 'internal', ...place };
    return { ...types, ...visibility(types, named), ...place };
  });
}

/** Symbols of each object file, from `nm -A -C`: `objects/0.o:0000000000000000 T f(int)`. */
export function parseSymbols(text: string): Map<string, ObjectSymbol[]> {
  const byObject = new Map<string, ObjectSymbol[]>();
  for (const line of text.split('\n')) {
    if (line.length > maxSignatureLength) continue;
    const found = /\.o:[0-9a-f]* +([A-Za-z]) (?=.)/.exec(line);
    const [said = '', kind] = found ?? [];
    if (found === null || found.index === 0 || kind === undefined) continue;
    const object = line.slice(0, found.index + 2);
    const symbol = { kind, text: plainTypes(line.slice(found.index + said.length)) };
    const symbols = byObject.get(object);
    if (symbols === undefined) byObject.set(object, [symbol]);
    else symbols.push(symbol);
  }
  return byObject;
}

export interface Signature {
  readonly name: string;
  readonly returns: string;
  readonly parameters: string;
}

export type ParsedSignature = Signature & { readonly isInUnnamedNamespace: boolean };

const unnamed = '{anonymous}::';

/** The text before the first bracket, and the text between it and the last one. */
function partsOf(text: string, behind: string): { readonly head: string; readonly parameters: string } {
  const bracket = text.indexOf('(');
  const end = `)${behind}`;
  if (bracket === -1 || !text.endsWith(end)) return { head: '', parameters: '' };
  return { head: text.slice(0, bracket), parameters: text.slice(bracket + 1, -end.length) };
}

/** `bool isPlaceable(long long int, int, int)`; undefined for anything but a free function. */
function parseSignature(text: string): ParsedSignature | undefined {
  const { head, parameters } = partsOf(text, '');
  const qualified = head.split(/[\s*&]/).at(-1) ?? '';
  const returns = head.slice(0, head.length - qualified.length);
  const isUnnamed = qualified.startsWith(unnamed);
  const name = isUnnamed ? qualified.slice(unnamed.length) : qualified;
  // A function in a namespace has its whole name, as `game::isFilled`; so does a member, which looks the same here.
  if (returns === '' || /[<>{}]/.test(name) || !name.split('::').every((part) => part !== '' && !part.includes(':'))) {
    return undefined;
  }
  if (/ operator|<lambda|^static |__static_initialization/.test(text)) return undefined;
  return {
    name,
    returns: plainTypes(returns.replace(/^(constexpr|inline) /, '').trim()),
    parameters: plainTypes(parameters),
    isInUnnamedNamespace: isUnnamed,
  };
}

/** `bool Counter::add(int) const`. A constructor has no return type; its prototype says void. */
function parseMember(text: string, className: string | undefined): ParsedSignature | undefined {
  if (className === undefined) return undefined;
  const { head, parameters } = partsOf(text, text.endsWith(' const') ? ' const' : '');
  const qualified = head.split(/[\s*&]/).at(-1) ?? '';
  const returns = head.slice(0, head.length - qualified.length);
  const name = qualified.startsWith(`${className}::`) ? qualified.slice(className.length + 2) : '';
  if (!/^\w+$/.test(name) || text.includes('<lambda')) return undefined;
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
  symbols: SymbolsByName,
): Pick<DefinedFunction, 'linkage' | 'returns'> {
  const start = `${name}(`;
  const exact = symbols.exact(`${start}${parameters})`);
  const bare = symbols.exact(name);
  // Report and symbol table may spell library types differently (std::string); then the name alone decides.
  const [similar] = symbols.startingWith(start);
  const symbol = exact ?? bare ?? similar;
  return {
    linkage: symbol?.kind === 't' ? 'internal' : 'external',
    // The driver cannot find a function with a C name. The return type says so, as a reader looks there for
    // differences.
    returns: exact === undefined && bare !== undefined && name !== 'main' ? `extern "C" ${returns}` : returns,
  };
}
