/** The parts of a C++ prototype that messages need. */
export interface Signature {
  readonly returns: string;
  readonly name: string;
  /** Types without names: `long long&`. */
  readonly parameters: readonly string[];
}

/** Splits `int gridState(long long grid, int pos)`; parameters need no names. Undefined if it is not a prototype. */
export function signatureOf(text: string): Signature | undefined {
  const whole = text.trim();
  const bracket = whole.lastIndexOf('(');
  const list = whole.slice(bracket + 1, -1);
  const head = whole.slice(0, Math.max(bracket, 0)).trimEnd();
  const name = head.split(/\W/).at(-1) ?? '';
  if (!whole.endsWith(')') || list.includes(')') || name === '') return undefined;
  const returns = head.slice(0, head.length - name.length).replace(/^static\s+/, '');
  const parameters = list.trim() === '' || list.trim() === 'void' ? [] : list.split(',').map(typeOf);
  return { returns: tidy(returns), name, parameters };
}

export function functionName(text: string): string | undefined {
  return signatureOf(text)?.name;
}

const typeWords = new Set('bool char short int long float double signed unsigned const void auto'.split(' '));

/** Drops the name of a parameter: the last word, unless it belongs to the type. */
function typeOf(parameter: string): string {
  const words = /^(.*?[\s&*])(\w+)$/s.exec(parameter.trim());
  const [, type, last] = words ?? [];
  return tidy(type === undefined || last === undefined || typeWords.has(last) ? parameter : type);
}

function tidy(type: string): string {
  return type
    .trim()
    .replace(/\s+/g, ' ')
    .replaceAll(/ ([&*])/g, '$1');
}
