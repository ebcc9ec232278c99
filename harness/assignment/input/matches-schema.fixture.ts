type Schema = Readonly<Record<string, unknown>>;

/** Whether the value fits a JSON Schema. It knows the keywords that the schemas of input use, and refuses others. */
export function matchesSchema(value: unknown, schema: Schema, definitions: Schema): boolean {
  return Object.entries(schema).every(([keyword, wanted]) => fitsKeyword(value, keyword, wanted, schema, definitions));
}

function fitsKeyword(value: unknown, keyword: string, wanted: unknown, schema: Schema, definitions: Schema): boolean {
  const fits = (inner: unknown, innerSchema: unknown) => matchesSchema(inner, schemaOf(innerSchema), definitions);
  switch (keyword) {
    case 'description':
      return true;
    case '$ref':
      return fits(value, definitions[String(wanted).replace('#/$defs/', '')]);
    case 'anyOf':
      return listOf(wanted).some((one) => fits(value, one));
    case 'not':
      return !fits(value, wanted);
    case 'const':
      return value === wanted;
    case 'type':
      return typeOf(value) === wanted || (wanted === 'number' && typeOf(value) === 'integer');
    case 'pattern':
      return typeof value !== 'string' || new RegExp(String(wanted)).test(value);
    case 'minLength':
      return typeof value !== 'string' || value.length >= Number(wanted);
    case 'minimum':
      return typeof value !== 'number' || value >= Number(wanted);
    case 'maximum':
      return typeof value !== 'number' || value <= Number(wanted);
    case 'minItems':
      return !Array.isArray(value) || value.length >= Number(wanted);
    case 'items':
      return !Array.isArray(value) || value.every((item) => fits(item, wanted));
    case 'required':
      return !isRecord(value) || listOf(wanted).every((key) => Object.hasOwn(value, String(key)));
    case 'properties':
      if (!isRecord(value)) return true;
      return Object.entries(schemaOf(wanted)).every(
        ([key, inner]) => !Object.hasOwn(value, key) || fits(value[key], inner),
      );
    case 'additionalProperties':
      return !isRecord(value) || Object.keys(value).every((key) => Object.hasOwn(schemaOf(schema['properties']), key));
    default:
      throw new Error(`the keyword ${keyword} is not known here`);
  }
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (value === null) return 'null';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function schemaOf(value: unknown): Schema {
  if (!isRecord(value)) throw new Error(`a schema is expected, found ${String(value)}`);
  return value;
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`a list is expected, found ${String(value)}`);
  return value;
}
