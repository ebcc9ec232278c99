import type { Parameter } from '../../model/assignment/prototype.ts';
import type { ReturnType } from '../../model/assignment/value.ts';

/** How a C++ compiler writes the types of parameters in symbols. Functions with other types get no symbol here. */
const codes: Readonly<Partial<Record<ReturnType, string>>> = {
  bool: 'b',
  char: 'c',
  int: 'i',
  'long long': 'x',
  string: 'NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE',
};

/** The parts of std::string that come before it in the numbering of repeated parts. */
const partsOfString = [
  'St7__cxx11',
  'St7__cxx1112basic_string',
  'St11char_traits',
  'St11char_traitsIcE',
  'SaIcE',
] as const;

export function hasCode(type: ReturnType): boolean {
  return codes[type] !== undefined;
}

/** The symbol of a function with GNU's library, `_Z9putToGridRxii`; undefined if it has a type without a code. */
export function mangledName(name: string, parameters: readonly Parameter[]): string | undefined {
  const seen: string[] = [];
  const made = parameters.map((parameter) => typeCode(parameter, seen));
  if (made.includes(undefined)) return undefined;
  return `_Z${name.length}${name}${made.length === 0 ? 'v' : made.join('')}`;
}

function typeCode({ type, passing, isConst }: Parameter, seen: string[]): string | undefined {
  const code = codes[type];
  if (code === undefined) return undefined;
  const plain = () => (type === 'string' ? repeatable(code, seen, () => (seen.push(...partsOfString), code)) : code);
  const constant = () => (isConst === true ? repeatable(`K${code}`, seen, () => `K${plain()}`) : plain());
  if (passing === 'value' && isConst !== true) return plain();
  return repeatable(`R${isConst === true ? 'K' : ''}${code}`, seen, () => `R${constant()}`);
}

/** A part that is written a second time is only a number: `S_`, `S0_`, `S1_`. */
function repeatable(part: string, seen: string[], write: () => string): string {
  const index = seen.indexOf(part);
  if (index === 0) return 'S_';
  if (index > 0) return `S${(index - 1).toString(36).toUpperCase()}_`;
  const written = write();
  seen.push(part);
  return written;
}
