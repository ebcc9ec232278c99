import { type Prototype, passedParameters, passedType } from '../../../model/assignment/prototype.ts';
import type { ReturnType, ScalarType } from '../../../model/assignment/value.ts';
import { callWordCount, wordCount } from './value-words.ts';

/** The maximum of runtime/calls/driver.hpp. */
const maxWords = 1024;

/**
 * The C++ file that calls the required functions of one assignment. Free functions are declared weak: the address of
 * a function that the student did not write is null, and everything else still links. Members are declared by the
 * header of their class; the object file shows which of them exist (object-facts.ts).
 */
export function driverSource(prototypes: readonly Prototype[], header?: string): string {
  const free = prototypes.filter(({ member }) => member === undefined);
  return [
    '#include "driver.hpp"',
    ...(header === undefined ? [] : [`#include ${JSON.stringify(header)}`]),
    '',
    ...free.map((one) => `${cppType(one.returns)} ${one.name}(${cppTypes(one)}) __attribute__((weak));`),
    ...(free.length === 0 ? [] : ['']),
    'namespace {',
    '',
    ...prototypes.flatMap((prototype, index) => [...callerSource(prototype, index), '']),
    '}  // namespace',
    '',
    'extern "C" int verbatim_calls(int count, char **arguments) {',
    '    const Function functions[] = {',
    ...prototypes.map((prototype, index) => `        ${tableRow(prototype, index)},`),
    '    };',
    '    return serveCalls(functions, count, arguments);',
    '}',
    '',
  ].join('\n');
}

function tableRow(prototype: Prototype, index: number): string {
  const { name, returns, member } = prototype;
  const pointer = `static_cast<${cppType(returns)} (*)(${cppTypes(prototype)})>(::${name})`;
  const words = callWordCount(prototype);
  if (words > maxWords)
    throw new Error(`${prototype.text} takes and returns more than the ${maxWords} words of a call`);
  const defined = member === undefined ? `${pointer} != nullptr` : 'true';
  return `{${defined}, ${wordCount(returns)}, ${words - wordCount(returns)}, call${index}}`;
}

/** Decodes each parameter, makes the call, and encodes each again: it may change references and private fields. */
function callerSource(prototype: Prototype, index: number): string[] {
  const { returns, member } = prototype;
  const parameters = placedParameters(prototype);
  const [fields, passed] = [parameters.slice(0, member?.fields ?? 0), parameters.slice(member?.fields ?? 0)];
  const call = callText(prototype, passed.length);
  return [
    `void call${index}(Word *${callWordCount(prototype) === 0 ? '' : 'words'}) {`,
    ...(member === undefined ? [] : roomSource(member.class)),
    ...fields.map(({ type, name, words }) => `    setField<${type}>(object.${name}, ${words});`),
    ...passed.map(({ type, words }, at) => `    ${type} value${at} = fromWords<${type}>(${words});`),
    returns === 'void' ? `    ${call};` : `    const ${cppType(returns)} result = ${call};`,
    ...(returns === 'void' ? [] : ['    toWords(result, words);']),
    ...fields.map(({ name, words }) => `    toWords(object.${name}, ${words});`),
    ...passed.map(({ words }, at) => `    toWords(value${at}, ${words});`),
    '}',
  ];
}

/** Declares the class under test as the assignment describes it, like a header of the course. */
export function classDeclaration(prototypes: readonly Prototype[]): string {
  const [first] = prototypes.flatMap(({ member, parameters }) =>
    member === undefined ? [] : [{ name: member.class, fields: parameters.slice(0, member.fields) }],
  );
  if (first === undefined) return '';
  const methods = prototypes.filter(({ member }) => member !== undefined).map(declarationOf);
  const fields = first.fields.map(({ name, type }) => fieldText(name, type));
  return ['#include <string>', `class ${first.name} {`, ...methods, ...fields, '};', ''].join('\n');
}

function declarationOf(prototype: Prototype): string {
  const { name, returns, member } = prototype;
  const before = member?.kind === 'constructor' ? '' : `${cppType(returns)} `;
  return `    ${before}${name}(${cppTypes({ parameters: passedParameters(prototype) })});`;
}

function fieldText(name: string, type: ScalarType): string {
  const [, element, sizes = ''] = /^(\w+)((?:\[\d+\])+)$/.exec(type) ?? [];
  return element === undefined ? `    ${cppType(type)} ${name};` : `    ${element} ${name}${sizes};`;
}

interface PlacedParameter {
  readonly name: string;
  readonly type: string;
  /** The C++ expression for the place where its words begin. */
  readonly words: string;
}

function placedParameters({ returns, parameters }: Prototype): PlacedParameter[] {
  let next = wordCount(returns);
  return parameters.map(({ name, type }) => {
    const words = next === 0 ? 'words' : `words + ${next}`;
    next += wordCount(type);
    return { name, type: cppType(type), words };
  });
}

function roomSource(className: string): string[] {
  return [`    Room<::${className}> room{};`, `    ::${className} &object = room.object();`];
}

function callText({ name, member }: Prototype, count: number): string {
  const values = Array.from({ length: count }, (_, at) => `value${at}`).join(', ');
  switch (member?.kind) {
    case undefined:
      return `::${name}(${values})`;
    case 'method':
      return `object.${name}(${values})`;
    case 'constructor':
      return `::new (&object) ::${name}(${values})`;
  }
}

function cppTypes({ parameters }: Pick<Prototype, 'parameters'>): string {
  return parameters.map((parameter) => passedType(parameter, cppType(parameter.type))).join(', ');
}

function cppType(type: ReturnType): string {
  return type === 'string' ? 'std::string' : type;
}
