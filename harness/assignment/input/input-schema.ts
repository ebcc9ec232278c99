import { maxWeight } from './alternatives.ts';
import { maxCount } from './counts.ts';
import { type Kind, keysOfKinds, repeatKeys, sessionKinds, valueKinds } from './kinds.ts';
import { maxLength, maxPlaces } from './values-by-kind.ts';

/*
 * JSON Schema for editors. It describes the keys and the spelling of values; what depends on other parts or on the type
 * of a parameter, such as names and the ends of ranges, is only checked when the file is read.
 */

type Schema = Readonly<Record<string, unknown>>;

const range = { type: 'string', pattern: '^-?[0-9]+\\.\\.-?[0-9]+$' };
const decimals = { type: 'string', pattern: '^-?[0-9]+(\\.[0-9]+)?\\.\\.-?[0-9]+(\\.[0-9]+)?$' };
const characters = { type: 'string', minLength: 1 };
const whole = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });
const described = (description: string, schema: Schema) => ({ ...schema, description });

const name = described('A name, so that a later part can be repeated as often as this integer says', {
  type: 'string',
  pattern: '^[A-Za-z_][A-Za-z0-9_]*$',
});
const count = described('How often: a number, a range such as 0..20, or the name of an earlier integer', {
  anyOf: [whole(0, maxCount), range, { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*$' }],
});
const weight = described('How often this alternative is chosen, compared with the others', whole(1, maxWeight));

const ownKeys: Schema = {
  name,
  places: described('How many digits are after the point', whole(1, maxPlaces)),
  length: described('How many characters: a number or a range', { anyOf: [whole(0, maxLength), range] }),
  of: described("What to choose from, the simplest first: '012' or a..z", characters),
};

const list = (items: string) => ({ type: 'array', items: { $ref: `#/$defs/${items}` }, minItems: 1 });

function valueOfKind(kind: Kind, input: string): Schema {
  switch (kind) {
    case 'text':
      return described('Exactly this text', { type: 'string' });
    case 'integer':
      return described('An integer from this range', { anyOf: [{ type: 'integer' }, range] });
    case 'decimal':
      return described('A number with a fraction, from this range', { anyOf: [{ type: 'number' }, decimals] });
    case 'word':
      return described('Characters from these, the simplest first: a..z or XYZ', characters);
    case 'digits':
      return described('So many digits; leading zeros are typed', whole(1, maxLength));
    case 'grid':
      return described('Lines of characters', { const: '8x8' });
    case 'one-of':
      return described('One of these, the simplest first', list(`${input}Alternative`));
    case 'sequence':
      return described('These, one after the other', list(input));
    case 'line':
      return described('The values of these in one line, with one space between them', list(input));
    default:
      return kind satisfies never;
  }
}

const required: readonly string[] = ['places'];

function mapOf(kind: Kind, input: string, besides: Readonly<Record<string, Schema>>): Schema {
  const own = keysOfKinds[kind].filter((key) => input === 'sessionInput' || key !== 'name');
  return {
    type: 'object',
    properties: {
      [kind]: valueOfKind(kind, input),
      ...Object.fromEntries(own.map((key) => [key, ownKeys[key]])),
      ...besides,
    },
    required: [kind, ...own.filter((key) => required.includes(key) || (kind === 'grid' && key === 'of'))],
    additionalProperties: false,
    ...(repeatKeys.every((key) => key in besides) ? { not: { required: repeatKeys } } : {}),
  };
}

function partsOf(input: string, kinds: readonly Kind[], besides: Readonly<Record<string, Schema>>): Schema {
  const scalars = input === 'sessionInput' ? [list(input)] : [{ type: 'boolean' }];
  const simple = [{ type: 'number' }, { type: 'string' }, ...scalars];
  return { anyOf: [...simple, ...kinds.map((kind) => mapOf(kind, input, besides))] };
}

const repetition = Object.fromEntries(repeatKeys.map((key) => [key, count]));

/** These belong into `$defs` of the schema that has `sessionInputSchema` or `valueInputSchema` in it. */
export const inputDefinitions: Schema = {
  sessionInput: partsOf('sessionInput', sessionKinds, repetition),
  sessionInputAlternative: partsOf('sessionInput', sessionKinds, { ...repetition, weight }),
  valueInput: partsOf('valueInput', valueKinds, {}),
  valueInputAlternative: partsOf('valueInput', valueKinds, { weight }),
};

export const sessionInputSchema: Schema = { $ref: '#/$defs/sessionInput' };
export const valueInputSchema: Schema = { $ref: '#/$defs/valueInput' };
