import { expect, test } from 'vitest';
import type { Graded } from '../../harness/model/result/grading.ts';
import { sampleGrading } from '../samples/sample-grading.ts';
import { annotated } from '../samples/students-with-source.ts';
import { annotatedFiles } from './annotated-file.ts';

type Diagnostics = Graded['build']['diagnostics'];

function withDiagnostics(text: string, diagnostics: Diagnostics): Graded {
  return { ...sampleGrading({ submission: 's1', build: { diagnostics } }), sources: [{ name: 'a.cpp', text }] };
}

test('remarks are in the order of the text, and a warning that is also a finding is shown once', () => {
  const [file] = annotatedFiles(annotated);
  expect(file?.remarks.map(({ line, column, label, entry }) => `${line}:${column} ${label} ${entry}`)).toEqual([
    '7:26 -3 marks finding-3',
    '10:20 -1 mark finding-6',
    '10:20 compiler warning message-2',
    '19:18 no deduction undecided-1',
    '31:9 -3 marks finding-4',
    '31:313 -1 mark finding-5',
    '38:9 -1 mark finding-2',
  ]);
});

test('every remark of the sample is at its word', () => {
  const [file] = annotatedFiles(annotated);
  const words = file?.remarks.map(({ line, column }) => /\w+/.exec(file.lines[line - 1]?.slice(column - 1) ?? '')?.[0]);
  expect(words).toEqual(['grid', 'pow', 'pow', 'state', 'states', 'string', 'unused']);
});

test('lines end where compilers end them, and no line follows the last newline', () => {
  const [file] = annotatedFiles(withDiagnostics('int a;\r\n\rint b;\n\n', []));
  expect(file?.lines).toEqual(['int a;', '\rint b;', '']);
});

test('a message that the compiler repeats is shown once', () => {
  const said = { severity: 'error', file: 'a.cpp', line: 1, column: 1, message: 'stray' } as const;
  const [file] = annotatedFiles(withDiagnostics('int a;\n', [said, said, { ...said, line: 7 }]));
  expect(file?.remarks.map(({ line, entry }) => [line, entry])).toEqual([[1, 'message-1']]);
});

test('a very long file is cut and marked as cut', () => {
  const [file] = annotatedFiles(withDiagnostics('\n'.repeat(100_000), []));
  expect([file?.lines.length, file?.isCut]).toEqual([5000, true]);
});
