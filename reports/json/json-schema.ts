import { z } from 'zod';
import { resultFile } from './result-file.ts';

/** The published JSON Schema, made from the schema that every result file is checked against. */
export function resultSchemaText(): string {
  return `${JSON.stringify(z.toJSONSchema(resultFile), undefined, 2)}\n`;
}
