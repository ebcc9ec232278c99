/** The parts of JSON Schema that our schemas use. */
export interface Schema {
  readonly $ref?: string;
  readonly not?: Schema;
  readonly minLength?: number;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: false | Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

type Keyword = keyof Schema;
type Check = (schema: Schema, value: unknown, definitions: Definitions) => readonly string[];

const remarks = ['$schema', '$defs', 'title', 'description', 'default'];

/** The parts that `$ref` names. */
type Definitions = Readonly<Record<string, Schema>>;

/** What in the value the schema does not allow. A keyword that is unknown here is a problem, too. */
export function schemaProblems(
  schema: Schema & { readonly $defs?: Definitions },
  value: unknown,
  definitions: Definitions = schema.$defs ?? {},
): readonly string[] {
  return Object.keys(schema).flatMap((keyword) => {
    if (remarks.includes(keyword)) return [];
    return isKeyword(keyword) ? checks[keyword](schema, value, definitions) : [`unknown keyword ${keyword}`];
  });
}

function isKeyword(keyword: string): keyword is Keyword {
  return Object.hasOwn(checks, keyword);
}

const checks: Readonly<Record<Keyword, Check>> = {
  type: ({ type }, value) => unless(typesOf(value).includes(type ?? ''), `${shown(value)} is no ${type}`),
  $ref: ({ $ref = '' }, value, definitions) => {
    const named = definitions[$ref.replace('#/$defs/', '')];
    return named === undefined ? [`no definition of ${$ref}`] : schemaProblems(named, value, definitions);
  },
  not: ({ not = {} }, value, definitions) =>
    unless(schemaProblems(not, value, definitions).length > 0, `${shown(value)} is refused`),
  minLength: ({ minLength = 0 }, value) =>
    unless(typeof value !== 'string' || value.length >= minLength, `${shown(value)} is too short`),
  const: (schema, value) => unless(value === schema.const, `${shown(value)} is not ${shown(schema.const)}`),
  enum: (schema, value) => unless(schema.enum?.includes(value) === true, `${shown(value)} is not allowed`),
  pattern: ({ pattern = '' }, value) =>
    unless(typeof value !== 'string' || new RegExp(pattern, 'u').test(value), `${shown(value)} is not ${pattern}`),
  minimum: ({ minimum = 0 }, value) => unless(!isNumber(value) || value >= minimum, `${shown(value)} is too small`),
  exclusiveMinimum: ({ exclusiveMinimum = 0 }, value) =>
    unless(!isNumber(value) || value > exclusiveMinimum, `${shown(value)} is too small`),
  maximum: ({ maximum = 0 }, value) => unless(!isNumber(value) || value <= maximum, `${shown(value)} is too large`),
  minItems: ({ minItems = 0 }, value) => unless(!Array.isArray(value) || value.length >= minItems, 'too few items'),
  maxItems: ({ maxItems = 0 }, value) => unless(!Array.isArray(value) || value.length <= maxItems, 'too many items'),
  items: ({ items = {} }, value, definitions) =>
    Array.isArray(value)
      ? value.flatMap((one, index) => below(String(index), schemaProblems(items, one, definitions)))
      : [],
  properties: ({ properties = {} }, value, definitions) =>
    entriesOf(value).flatMap(([key, one]) => below(key, schemaProblems(properties[key] ?? {}, one, definitions))),
  required: ({ required = [] }, value) =>
    typesOf(value).includes('object')
      ? required.flatMap((key) =>
          unless(
            entriesOf(value).some(([other]) => other === key),
            `no ${key}`,
          ),
        )
      : [],
  propertyNames: ({ propertyNames = {} }, value, definitions) =>
    entriesOf(value).flatMap(([key]) => schemaProblems(propertyNames, key, definitions)),
  additionalProperties: ({ properties = {}, additionalProperties = {} }, value, definitions) =>
    entriesOf(value)
      .filter(([key]) => !Object.hasOwn(properties, key))
      .flatMap(([key, one]) =>
        additionalProperties === false
          ? [`the key ${key} is unknown`]
          : below(key, schemaProblems(additionalProperties, one, definitions)),
      ),
  anyOf: ({ anyOf = [] }, value, definitions) =>
    unless(
      anyOf.some((one) => schemaProblems(one, value, definitions).length === 0),
      `${shown(value)} fits no choice`,
    ),
  allOf: ({ allOf = [] }, value, definitions) => allOf.flatMap((one) => schemaProblems(one, value, definitions)),
};

function unless(fits: boolean, problem: string): string[] {
  return fits ? [] : [problem];
}

function below(key: string, problems: readonly string[]): string[] {
  return problems.map((problem) => `${key}: ${problem}`);
}

/** Numbers of all digits are bigint here. */
function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

function typesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return ['array'];
  if (value === null) return ['null'];
  if (typeof value === 'bigint' || Number.isInteger(value)) return ['integer', 'number'];
  return [typeof value];
}

function entriesOf(value: unknown): [string, unknown][] {
  return typesOf(value).includes('object') ? Object.entries(value as object) : [];
}

function shown(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? Number(one) : one)) ?? String(value);
}
