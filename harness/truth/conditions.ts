import type { Assignment, Property } from '../model/assignment/assignment.ts';
import { type Prototype, passedType } from '../model/assignment/prototype.ts';

/** The `only-if` of one property, as a function that is compiled with the sample solution. */
export interface Condition {
  readonly property: string;
  readonly prototype: Prototype;
  /** As the author wrote it. */
  readonly text: string;
}

export const conditionsFile = 'verbatim-conditions.cpp';

/** The conditions of all properties, in their order. */
export function conditionsOf({ properties, functions }: Pick<Assignment, 'properties' | 'functions'>): Condition[] {
  return properties.flatMap((property, index) => conditionOf(property, functions, index) ?? []);
}

function conditionOf({ id, target }: Property, functions: readonly Prototype[], index: number): Condition | undefined {
  if (target.kind !== 'calls' || target.onlyIf === undefined) return undefined;
  const called = functions.find(({ name }) => name === target.function);
  if (called === undefined) return undefined;
  const name = `verbatim_condition_${index}`;
  const parameters = called.parameters.map(({ shown: _shown, isConst: _isConst, ...parameter }) => ({
    ...parameter,
    // A condition only looks at the arguments.
    passing: 'value' as const,
  }));
  const text = `bool ${name}(${parameters.map((one) => `${typeOf(one.type)} ${one.name}`).join(', ')})`;
  return { property: id, prototype: { name, returns: 'bool', parameters, text }, text: target.onlyIf };
}

/** A source with all conditions, each on the line of its number, which may call the required functions. */
export function conditionsSource(conditions: readonly Condition[], functions: readonly Prototype[]): string {
  const head = [
    '#include <cmath>',
    '#include <cstdlib>',
    '#include <string>',
    'using namespace std;',
    ...functions.filter(({ member }) => member === undefined).map(declaration),
  ];
  const lines = conditions.map(({ prototype, text }) => `${prototype.text} { return (${text}); }`);
  return `${head.join('\n')}\n#line 1\n${lines.join('\n')}\n`;
}

function declaration({ name, returns, parameters }: Prototype): string {
  const list = parameters.map((one) => `${passedType(one, typeOf(one.type))} ${one.name}`);
  return `${typeOf(returns)} ${name}(${list.join(', ')});`;
}

function typeOf(type: Prototype['returns']): string {
  return type === 'string' ? 'std::string' : type;
}
