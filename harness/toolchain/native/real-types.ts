import type { ObjectSymbol, ParsedSignature } from './defined-functions.ts';

/**
 * The stack usage report names a type as the student does: `ll` after `typedef long long ll`. The symbol table knows
 * what it stands for, and of the symbols with the
 * function's name and as many parameters the one that no other function has is its own.
 */
export function withRealTypes(
  signature: ParsedSignature,
  written: readonly ParsedSignature[],
  symbols: readonly ObjectSymbol[],
): ParsedSignature {
  const start = startOfSymbol(signature);
  const taken = written.filter((other) => startOfSymbol(other) === start).map(({ parameters }) => parameters);
  const known = symbols
    .filter(({ kind, text }) => /^[TWt]$/.test(kind) && text.startsWith(start) && text.endsWith(')'))
    .map(({ text }) => asWritten(text.slice(start.length, -1)));
  if (known.includes(signature.parameters)) return signature;
  const count = signature.parameters.split(',').length;
  const [only, ...others] = known.filter((one) => !taken.includes(one) && one.split(',').length === count);
  return only === undefined || others.length > 0 ? signature : { ...signature, parameters: only };
}

function startOfSymbol({ name, isInUnnamedNamespace }: ParsedSignature): string {
  return `${isInUnnamedNamespace ? '(anonymous namespace)::' : ''}${name}(`;
}

/** nm writes `int const&` and `char (*) [8]`, compilers and people `const int&` and `char (*)[8]`. */
function asWritten(parameters: string): string {
  return parameters.replaceAll(/([\w:][\w: ]*?) const(?=[&*]| \(\*)/g, 'const $1').replaceAll(') [', ')[');
}
