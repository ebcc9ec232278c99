import { z } from 'zod';
import { inputDefinitions } from '../../assignment/input/input-schema.ts';

/**
 * The JSON Schema of what an author may write: every default may be left out. It accepts at least what the loader
 * accepts; what keys demand of each other, only the loader knows.
 */
export function jsonSchemaText(title: string, shape: z.ZodType): string {
  const schema = z.toJSONSchema(shape, {
    // Editors know this version best.
    target: 'draft-07',
    io: 'input',
    unrepresentable: ({ zodSchema }) => withoutTypeInJson(zodSchema._zod.def.type),
    override: ({ zodSchema, jsonSchema }) => {
      // Whole numbers and fractions are two types for zod and one for JSON.
      if (jsonSchema.type !== undefined) delete jsonSchema.anyOf;
      if (jsonSchema.anyOf !== undefined) jsonSchema.anyOf = jsonSchema.anyOf.filter((one) => !isNever(one));
      if (jsonSchema.description !== undefined) jsonSchema.description = sentence(jsonSchema.description);
      // Zod drops the defaults of values that it transforms.
      if (zodSchema._zod.def.type === 'default') jsonSchema.default = zodSchema._zod.def.defaultValue;
    },
  });
  const text = JSON.stringify(schema);
  const definitions = Object.entries(inputDefinitions).some(([name]) => text.includes(`#/$defs/${name}"`))
    ? { $defs: inputDefinitions }
    : {};
  return `${JSON.stringify({ ...schema, ...definitions, title }, undefined, 2)}\n`;
}

/** Numbers are read as bigint, to keep all digits; spellings such as 007 are read as symbols, which JSON never has. */
function withoutTypeInJson(type: string): z.core.JSONSchema.BaseSchema | 'throw' {
  if (type === 'bigint') return { type: 'integer' };
  return type === 'symbol' ? { not: {} } : 'throw';
}

function isNever({ not }: z.core.JSONSchema.BaseSchema): boolean {
  return not !== undefined;
}

function sentence(phrase: string): string {
  return phrase.slice(0, 1).toUpperCase() + phrase.slice(1);
}
