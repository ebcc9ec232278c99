import { describe, expect, test } from 'vitest';
import { graded, gradedCase, notGraded } from '../../harness/model/result/grading.ts';
import { sampleStudents } from '../samples/students.ts';
import { resultSchemaText } from './json-schema.ts';
import { renderResult } from './render-result.ts';
import { publicCase, publicGraded, publicNotGraded, resultFile } from './result-file.ts';

describe('a result file', () => {
  test.each(Object.entries(sampleStudents))('of %s matches the snapshot', async (name, grading) => {
    await expect(renderResult(grading)).toMatchFileSnapshot(`../samples/json/${name}.json`);
  });

  test.each(Object.entries(sampleStudents))('of %s satisfies its own schema', (_name, grading) => {
    expect(resultFile.safeParse(JSON.parse(renderResult(grading))).error).toBeUndefined();
  });

  test('contains no control characters', () => {
    const texts = Object.values(sampleStudents).map(renderResult);
    expect(texts.filter((text) => /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text))).toEqual([]);
    expect(texts.some((text) => text.includes('\\u202e'))).toBe(true);
  });

  test('has the same key order whatever the order of the keys in the grading', () => {
    for (const grading of Object.values(sampleStudents)) {
      const reversed = JSON.parse(JSON.stringify(grading), (_key, value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).toReversed())
          : value,
      );
      expect(renderResult(reversed)).toBe(renderResult(grading));
    }
  });

  test('leaves out nothing that the model has', () => {
    expect(Object.keys(publicGraded.shape).toSorted()).toEqual(Object.keys(graded.shape).toSorted());
    expect(Object.keys(publicCase.shape).toSorted()).toEqual([...Object.keys(gradedCase.shape), 'says'].toSorted());
    expect(Object.keys(publicNotGraded.shape).toSorted()).toEqual(Object.keys(notGraded.shape).toSorted());
  });

  test('has a published schema that is up to date', async () => {
    await expect(resultSchemaText()).toMatchFileSnapshot('result.schema.json');
  });
});
