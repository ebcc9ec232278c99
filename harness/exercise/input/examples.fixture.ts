import type { IntegerInput, SessionInput, WordInput } from '../../model/assignment/input.ts';

export function integer(least: bigint, most: bigint, name?: string): IntegerInput {
  return { kind: 'integer', least, most, ...(name === undefined ? {} : { name }) };
}

export function fixed(text: string): { readonly kind: 'fixed'; readonly text: string } {
  return { kind: 'fixed', text };
}

export function word(characters: string, least: number, most = least): WordInput {
  return { kind: 'word', characters: [...characters], length: { least, most } };
}

export function oneOf<Input>(...alternatives: readonly (readonly [weight: number, input: Input])[]) {
  return { kind: 'one-of' as const, alternatives: alternatives.map(([weight, input]) => ({ weight, input })) };
}

/** `{ repeat: 0..20, one-of: [{ integer: 1..9, weight: 8 }, 0, 10, -1] }` */
export const games: SessionInput = {
  kind: 'repeated',
  count: { least: 0, most: 20 },
  part: oneOf<SessionInput>([8, integer(1n, 9n)], [1, fixed('0')], [1, fixed('10')], [1, fixed('-1')]),
};

/** `[{ integer: 1..20, name: n }, { integer: 0..40, times: n }]` */
export const lists: SessionInput = {
  kind: 'sequence',
  parts: [integer(1n, 20n, 'n'), { kind: 'repeated', count: { name: 'n' }, part: integer(0n, 40n) }],
};
