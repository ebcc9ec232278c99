import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ruleIds } from '../../harness/model/assignment/assignment.ts';
import { sampleGrading } from '../samples/sample-grading.ts';
import { sampleStudents } from '../samples/students.ts';
import { renderSarif } from './render-sarif.ts';

/** The part of SARIF 2.1.0 that we write; strict objects refuse all other names. */
const message = z.strictObject({ text: z.string().min(1) });
const sarif = z.strictObject({
  $schema: z.literal('https://json.schemastore.org/sarif-2.1.0.json'),
  version: z.literal('2.1.0'),
  runs: z.array(
    z.strictObject({
      tool: z.strictObject({
        driver: z.strictObject({
          name: z.literal('Verbatim'),
          rules: z.array(z.strictObject({ id: z.string(), shortDescription: message })),
        }),
      }),
      automationDetails: z.strictObject({ id: z.string() }),
      // 3.14.14: the reader of the file has to supply the URI of a base without one.
      originalUriBaseIds: z.record(z.string(), z.strictObject({ description: message })),
      columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']),
      invocations: z.array(
        z.strictObject({
          executionSuccessful: z.boolean(),
          toolExecutionNotifications: z
            .array(z.strictObject({ level: z.enum(['none', 'note', 'warning', 'error']), message }))
            .optional(),
        }),
      ),
      results: z.array(
        z.strictObject({
          ruleId: z.string(),
          level: z.enum(['none', 'note', 'warning', 'error']),
          message,
          locations: z.array(
            z.strictObject({
              physicalLocation: z.strictObject({
                artifactLocation: z.strictObject({
                  uri: z.string().regex(/^(?:[\w.~!*'()-]|%[0-9A-F]{2})+(?:\/(?:[\w.~!*'()-]|%[0-9A-F]{2})+)*$/),
                  uriBaseId: z.string(),
                }),
                region: z
                  .strictObject({ startLine: z.int().min(1), startColumn: z.int().min(1).optional() })
                  .optional(),
              }),
            }),
          ),
          partialFingerprints: z.record(z.string(), z.string()),
        }),
      ),
    }),
  ),
});

const everybody = Object.values(sampleStudents);

function read() {
  return sarif.parse(JSON.parse(renderSarif(everybody)));
}

describe('the SARIF file of the sample class', () => {
  test('of some students matches the snapshot', async () => {
    const some = ['wrong-functions', 'does-not-compile', 'not-graded'].flatMap((name) => sampleStudents[name] ?? []);
    await expect(renderSarif(some)).toMatchFileSnapshot('../samples/findings.sarif');
  });

  test('satisfies the standard, and has one run with a unique name for each submission', () => {
    const { runs } = read();
    expect(runs).toHaveLength(everybody.length);
    expect(new Set(runs.map(({ automationDetails: { id } }) => id)).size).toBe(everybody.length);
  });

  test('describes every rule that it uses', () => {
    for (const { tool, results, originalUriBaseIds } of read().runs) {
      const described = tool.driver.rules.map(({ id }) => id);
      expect(described).toEqual(expect.arrayContaining([...ruleIds]));
      expect(results.map(({ ruleId }) => ruleId).filter((id) => !described.includes(id))).toEqual([]);
      const bases = results.flatMap(({ locations }) =>
        locations.map(({ physicalLocation: { artifactLocation } }) => artifactLocation.uriBaseId),
      );
      expect(bases.filter((base) => originalUriBaseIds[base] === undefined)).toEqual([]);
    }
  });

  test('has every finding and every message of the compiler, and none of them twice', () => {
    for (const [index, { results }] of read().runs.entries()) {
      const grading = everybody[index];
      if (grading?.status !== 'graded') continue;
      const warned = new Set(grading.findings.flatMap((one) => (one.rule === 'warnings' ? [one.message] : [])));
      const untold = grading.build.diagnostics.filter(({ message: text }) => !warned.has(text));
      expect(results).toHaveLength(grading.findings.length + untold.length);
      const prints = results.map(({ partialFingerprints }) => JSON.stringify(partialFingerprints));
      expect(new Set(prints).size).toBe(prints.length);
    }
  });

  test('has a warning once that is also a finding, and equal findings have different fingerprints', () => {
    const place = { file: 'hex.cpp', column: 2 };
    const warning = { ...place, rule: 'warnings' as const, marks: -1, message: 'unused', flag: '-Wall' };
    const said = { ...place, severity: 'warning' as const, message: 'unused', flag: '-Wall' };
    const graded = sampleGrading({
      submission: 's1',
      findings: [
        { ...warning, line: 4 },
        { ...warning, line: 9 },
      ],
      build: {
        diagnostics: [
          { ...said, line: 4 },
          { ...said, line: 9 },
          { ...said, line: 12, message: 'something else' },
        ],
      },
    });
    const [only] = sarif.parse(JSON.parse(renderSarif([graded]))).runs;
    expect(only?.results.map(({ ruleId, level }) => `${ruleId} ${level}`)).toEqual([
      'warnings error',
      'warnings error',
      'compiler-warning warning',
    ]);
    const prints = only?.results.map(({ partialFingerprints }) => partialFingerprints['verbatim/v1']);
    expect(new Set(prints).size).toBe(3);
  });

  test('says that the tool failed if a submission could not be graded', () => {
    const failed = read().runs.filter(({ invocations }) => invocations.some((one) => !one.executionSuccessful));
    expect(failed.map(({ results }) => results)).toEqual([[]]);
  });
});
