import type { Shown } from './shown.ts';
import type { ReturnType, ScalarType } from './value.ts';

export interface Parameter {
  readonly name: string;
  readonly type: ScalarType;
  /** A reference parameter is compared after the call. */
  readonly passing: 'value' | 'reference';
  /** `const string &text`: the function gets a reference that it cannot change, so it counts as a value. */
  readonly isConst?: true;
  /** How its value is drawn; absent: it is shown as it is. */
  readonly shown?: Shown;
}

/** A required function as the handout fixes it. */
export interface Prototype {
  readonly name: string;
  readonly returns: ReturnType;
  /** How the result is drawn. */
  readonly returnsShown?: Shown;
  readonly parameters: readonly Parameter[];
  /** As the author wrote it, for messages: `void putToGrid(long long &grid, int pos, int p)`. */
  readonly text: string;
  /**
   * A member of the class under test. Its first parameters are the whole private state, passed by reference: they are
   * set before the call and compared after it. The parameters that a caller in C++ passes follow them.
   */
  readonly member?: {
    readonly kind: 'constructor' | 'method';
    readonly class: string;
    /** How many of the parameters are private fields. */
    readonly fields: number;
  };
}

/** What a caller in C++ passes: all the parameters, or for a member those after its private fields. */
export function passedParameters({ parameters, member }: Prototype): readonly Parameter[] {
  return parameters.slice(member?.fields ?? 0);
}

/** The types that a caller passes, in the spelling of compilers: `long long&, int, int`. */
export function parameterTypes(prototype: Prototype): string {
  return passedParameters(prototype)
    .map((parameter) => passedType(parameter, parameter.type))
    .join(', ');
}

/** `string` is passed as `string`, `string&` or `const string&`; `type` is its spelling. */
export function passedType({ passing, isConst }: Parameter, type: string): string {
  if (isConst === true) return `const ${type}&`;
  return passing === 'reference' ? `${type}&` : type;
}
