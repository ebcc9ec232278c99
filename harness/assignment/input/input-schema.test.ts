import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Schema, schemaProblems } from '../../shapes/schema-check.fixture.ts';
import { anySessionInput } from '../../exercise/input/any-input.fixture.ts';
import { inputDefinitions, sessionInputSchema, valueInputSchema } from './input-schema.ts';
import { rightSessions } from './right-sessions.fixture.ts';
import { rightValues } from './right-values.fixture.ts';
import { misspeltSessions } from './session-mistakes.fixture.ts';
import { writtenInput } from './write-input.fixture.ts';

function isMatched(value: unknown, schema: typeof sessionInputSchema): boolean {
  return schemaProblems(schema, value, inputDefinitions as Readonly<Record<string, Schema>>).length === 0;
}

/** As an editor does it: it reads the YAML, and knows nothing of our reader. */
function fits(text: string, schema: typeof sessionInputSchema): boolean {
  const { value }: { readonly value: unknown } = parse(`value: ${text}\n`);
  return isMatched(value, schema);
}

describe('the schema', () => {
  test('accepts everything that is read without a problem', () => {
    expect(rightSessions.filter(([text]) => !fits(text, sessionInputSchema))).toEqual([]);
    expect(rightValues.filter(([, text]) => !fits(text, valueInputSchema))).toEqual([]);
  });

  test('accepts any input of a session', () => {
    fc.assert(
      fc.property(anySessionInput, (input) => {
        expect(isMatched(writtenInput(input), sessionInputSchema)).toBe(true);
      }),
    );
  });

  test('refuses every mistake that shows in the keys and the spelling alone', () => {
    expect(misspeltSessions.filter(([text]) => fits(text, sessionInputSchema))).toEqual([]);
    const repeated = [
      '{ integer: 1..9, repeat: 3 }',
      '{ integer: 1..9, name: n }',
      '[1, 2]',
      '{ decimal: 0..1, places: 1 }',
    ];
    expect(repeated.filter((text) => fits(text, valueInputSchema))).toEqual([]);
  });

  test('is plain JSON', () => {
    const all = { inputDefinitions, sessionInputSchema, valueInputSchema };
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
  });
});
