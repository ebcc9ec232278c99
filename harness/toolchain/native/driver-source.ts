import { type Prototype, parameterTypes } from '../../model/prototype.ts';

/**
 * The C++ file that knows the required functions of one assignment. They are declared weak: the address of a
 * function that the student did not write is null, and everything else still links.
 */
export function driverSource(prototypes: readonly Prototype[]): string {
  const table = prototypes.map((prototype, index) => {
    const pointer = `static_cast<${prototype.returns} (*)(${parameterTypes(prototype)})>(::${prototype.name})`;
    return `    {${pointer} != nullptr, ${prototype.parameters.length}, call${index}},`;
  });
  return [
    '#include "driver.hpp"',
    '',
    ...prototypes.map((one) => `${one.returns} ${one.name}(${parameterTypes(one)}) __attribute__((weak));`),
    '',
    'namespace {',
    '',
    ...prototypes.flatMap((prototype, index) => [...callerSource(prototype, index), '']),
    '}  // namespace',
    '',
    'int main() {',
    '    const Function functions[] = {',
    ...table.map((line) => `    ${line}`),
    '    };',
    '    serveCalls(functions);',
    '}',
    '',
  ].join('\n');
}

/** One word in for each parameter, a call, one word back for each: reference parameters return changed. */
function callerSource({ name, returns, parameters }: Prototype, index: number): string[] {
  const names = parameters.map((_, position) => `value${position}`);
  const call = `::${name}(${names.join(', ')})`;
  return [
    `Word call${index}(Word *${parameters.length === 0 ? '' : 'arguments'}) {`,
    ...parameters.map(({ type }, at) => `    ${type} value${at} = static_cast<${type}>(arguments[${at}]);`),
    returns === 'void' ? `    ${call};` : `    const ${returns} result = ${call};`,
    ...parameters.map((_, at) => `    arguments[${at}] = toWord(value${at});`),
    `    return ${returns === 'void' ? '0' : 'toWord(result)'};`,
    '}',
  ];
}
