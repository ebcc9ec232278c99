/** The parts of JSON Schema that our schemas use. */
export interface Schema {
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
type Check = (schema: Schema, value: unknown) => readonly string[];

const remarks = ['$schema', 'title', 'description', 'default'];

/** What in the value the schema does not allow. A keyword that is unknown here is a problem, too. */
export function schemaProblems(schema: Schema, value: unknown): readonly string[] {
  return Object.keys(schema).flatMap((keyword) => {
    if (remarks.includes(keyword)) return [];
    return isKeyword(keyword) ? checks[keyword](schema, value) : [`unknown keyword ${keyword}`];
  });
}

function isKeyword(keyword: string): keyword is Keyword {
  return Object.hasOwn(checks, keyword);
}

const checks: Readonly<Record<Keyword, Check>> = {
  type: ({ type }, value) => unless(typesOf(value).includes(type ?? ''), `${shown(value)} is no ${type}`),
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
  items: ({ items = {} }, value) =>
    Array.isArray(value) ? value.flatMap((one, index) => below(String(index), schemaProblems(items, one))) : [],
  properties: ({ properties = {} }, value) =>
    entriesOf(value).flatMap(([key, one]) => below(key, schemaProblems(properties[key] ?? {}, one))),
  required: ({ required = [] }, value) =>
    typesOf(value).includes('object')
      ? required.flatMap((key) =>
          unless(
            entriesOf(value).some(([other]) => other === key),
            `no ${key}`,
          ),
        )
      : [],
  propertyNames: ({ propertyNames = {} }, value) =>
    entriesOf(value).flatMap(([key]) => schemaProblems(propertyNames, key)),
  additionalProperties: ({ properties = {}, additionalProperties = {} }, value) =>
    entriesOf(value)
      .filter(([key]) => !Object.hasOwn(properties, key))
      .flatMap(([key, one]) =>
        additionalProperties === false
          ? [`the key ${key} is unknown`]
          : below(key, schemaProblems(additionalProperties, one)),
      ),
  anyOf: ({ anyOf = [] }, value) =>
    unless(
      anyOf.some((one) => schemaProblems(one, value).length === 0),
      `${shown(value)} fits no choice`,
    ),
  allOf: ({ allOf = [] }, value) => allOf.flatMap((one) => schemaProblems(one, value)),
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
  if (typeof value === 'bigint') return ['integer', 'number'];
  return [typeof value];
}

function entriesOf(value: unknown): [string, unknown][] {
  return typesOf(value).includes('object') ? Object.entries(value as object) : [];
}

function shown(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? Number(one) : one)) ?? String(value);
}
