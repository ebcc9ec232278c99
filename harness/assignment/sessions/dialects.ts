import type { Dialect } from '../../model/assignment/assignment.ts';
import { didYouMean } from '../yaml/author-problem.ts';
import type { Report } from '../yaml/author-problem.ts';
import { isFileName } from '../file-names.ts';
import { isMisspelt, partAt } from '../yaml/read-shape.ts';
import { assignmentShape, dialectShape } from '../shape.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { keysAt, nodeAt, placeAt, placeOfKey } from '../yaml/yaml-path.ts';

/** The dialects of assignment.yaml, and the one that is used unless another is chosen. */
export interface Dialects {
  readonly all: readonly Dialect[];
  readonly usual: string;
}

export function readDialects(file: YamlFile, report: Report): Dialects | undefined {
  const ids = keysAt(file, ['dialects']);
  const all: Dialect[] = [];
  for (const id of ids) {
    if (!isFileName(id)) {
      report({
        file: file.name,
        place: placeOfKey(file, ['dialects', id]),
        found: `the dialect name ${JSON.stringify(id)}`,
        expected: 'letters, digits, ., - and _, because a folder has this name',
      });
    }
    const dialect = partAt(file, dialectShape, ['dialects', id]);
    if (dialect !== undefined) all.push({ id, ...dialect });
  }
  const usual = usualOf(file, ids);
  const model = all.find((dialect) => dialect.id === usual) ?? all[0];
  for (const dialect of all) if (model !== undefined) compareWords(file, dialect, model, report);
  // If one of the two keys is faulty, the shape check has reported it.
  const dialects = partAt(file, assignmentShape.shape.dialects, ['dialects']);
  const isFaulty = dialects === undefined && nodeAt(file, ['dialects']) !== undefined;
  if (usual === undefined || isFaulty || isMisspelt(file, [], 'dialects', keys)) return undefined;
  if (nodeAt(file, ['dialect']) !== undefined && !ids.includes(usual)) {
    report({
      file: file.name,
      place: placeAt(file, ['dialect']),
      found: `the dialect ${usual}`,
      expected: ids.length === 0 ? 'one listed under dialects, but none are listed' : `one of ${ids.join(', ')}`,
      ...didYouMean(usual, ids),
    });
  }
  return { all: ids.length === 0 ? [onlyDialect] : all, usual };
}

const keys = Object.keys(assignmentShape.shape);

/** Of an assignment whose reference has all the words itself. */
const onlyDialect: Dialect = { id: 'usual', about: 'The wording of the handout', wording: {} };

/** The one that `dialect` names, or the first one; undefined if `dialect` is faulty. */
function usualOf(file: YamlFile, [first = onlyDialect.id]: readonly string[]): string | undefined {
  const path = ['dialect'];
  return nodeAt(file, path) === undefined ? first : partAt(file, assignmentShape.shape.dialect, path);
}

/** The reference asks every dialect for the same texts; the default dialect is the model for the others. */
function compareWords(file: YamlFile, dialect: Dialect, model: Dialect, report: Report): void {
  const path = ['dialects', dialect.id, 'wording'];
  const known = Object.keys(model.wording);
  for (const word of Object.keys(dialect.wording)) {
    if (known.includes(word)) continue;
    report({
      file: file.name,
      place: placeOfKey(file, [...path, word]),
      found: `the wording ${word}`,
      expected: `the names that the dialect ${model.id} has`,
      ...didYouMean(word, known),
    });
  }
  for (const word of known) {
    if (Object.hasOwn(dialect.wording, word) || isMisspelt(file, path, word, known)) continue;
    report({
      file: file.name,
      place: placeOfKey(file, path),
      found: `no wording ${word} in the dialect ${dialect.id}`,
      expected: `the names that the dialect ${model.id} has`,
      cure: "add it; '' if this dialect prints nothing there",
    });
  }
}
