import type { ReturnType, ScalarType } from './value.ts';

export interface Parameter {
  readonly name: string;
  readonly type: ScalarType;
  /** A reference parameter is compared after the call. */
  readonly passing: 'value' | 'reference';
}

/** A required function as the handout fixes it. */
export interface Prototype {
  readonly name: string;
  readonly returns: ReturnType;
  readonly parameters: readonly Parameter[];
  /** As the author wrote it, for messages: `void putToGrid(long long &grid, int pos, int p)`. */
  readonly text: string;
}

/** The parameter types alone, as a compiler names them: `long long&, int, int`. */
export function parameterTypes(prototype: Prototype): string {
  return prototype.parameters
    .map((parameter) => parameter.type + (parameter.passing === 'reference' ? '&' : ''))
    .join(', ');
}
