import type { Grading } from '../../harness/model/result/grading.ts';
import { ruleWords } from '../explain/finding.ts';
import { plain } from '../phrases/quote.ts';
import { jsonText } from '../json/json-text.ts';
import { sourceNotesOf, type SourceNote } from './source-notes.ts';

const rules: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ruleWords).map(([id, { description }]) => [id, description])),
  'compiler-error': 'The compiler cannot translate the program.',
  'compiler-warning': 'The compiler translates the program, but warns that it may not do what was meant.',
};

/**
 * Findings and compiler messages as SARIF 2.1.0. Each submission is a separate run, because all submissions have files
 * of the same names, and viewers would otherwise put the findings of all students into one file.
 */
export function renderSarif(gradings: readonly Grading[]): string {
  return jsonText({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: gradings.map(runOf),
  });
}

function runOf(grading: Grading): object {
  const notes = grading.status === 'graded' ? sourceNotesOf(grading) : [];
  return {
    tool: {
      driver: {
        name: 'Verbatim',
        rules: Object.entries(rules).map(([id, text]) => ({ id, shortDescription: { text } })),
      },
    },
    automationDetails: { id: `verbatim/${segment(grading.assignment)}/${segment(grading.submission)}/` },
    originalUriBaseIds: {
      SUBMISSIONS: { description: { text: 'The folder with a folder for each submission' } },
    },
    columnKind: 'unicodeCodePoints',
    invocations: [
      grading.status === 'graded'
        ? { executionSuccessful: true }
        : {
            executionSuccessful: false,
            toolExecutionNotifications: [{ level: 'error', message: { text: plain(grading.reason, 600) } }],
          },
    ],
    results: notes.map((note, index) => resultOf(note, grading.submission, notes.slice(0, index))),
  };
}

function resultOf(note: SourceNote, submission: string, before: readonly SourceNote[]): object {
  const { rule, level, message, file, line, column } = note;
  const alike = before.filter((one) => one.rule === rule && one.file === file && one.message === message).length;
  return {
    ruleId: rule,
    level,
    message: { text: message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: {
            uri: [submission, ...file.split('/')].map(segment).join('/'),
            uriBaseId: 'SUBMISSIONS',
          },
          ...(line === 0 ? {} : { region: { startLine: line, ...(column === 0 ? {} : { startColumn: column }) } }),
        },
      },
    ],
    // Lines move while a program is fixed; the finding stays the same one.
    partialFingerprints: { 'verbatim/v1': [rule, file, message, alike + 1].join(' | ') },
  };
}

/** One part of a URI path. Unpaired surrogates are replaced, because they cannot be encoded. */
function segment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));
}
