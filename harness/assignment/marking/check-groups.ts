import { isMap } from 'yaml';
import { closestName } from '../../text/closest-name.ts';
import { groupIds } from '../../model/assignment/assignment.ts';
import type { GroupId } from '../../model/assignment/assignment.ts';
import type { Place, Report } from '../yaml/author-problem.ts';
import { checkPrograms } from './check-programs.ts';
import type { Programs } from '../programs.ts';
import type { RequiredFunctions } from '../functions/prototypes.ts';
import { isMisspelt } from '../yaml/read-shape.ts';
import { markingShape } from '../shape.ts';
import type { TranscriptFiles } from '../sessions/transcript-files.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { keysAt, nodeAt, placeAt, placeOfKey, valueAt } from '../yaml/yaml-path.ts';

/** The cases that can have marks, including faulty ones. Undefined where that is unknown. */
export interface Offered {
  /** Functions with golden calls. */
  readonly functions: readonly string[] | undefined;
  readonly transcripts: TranscriptFiles;
}

const groups = ['marking', 'groups'];

/** Every group with marks needs cases or rules, and cases and rules need marks. */
export function checkGroups(
  file: YamlFile,
  required: RequiredFunctions,
  programs: Programs,
  offered: Offered,
  report: Report,
): void {
  if (!isMap(nodeAt(file, groups))) return;
  const problem = (place: Place, found: string, expected: string, cure: string): void =>
    report({ file: file.name, place, found, expected, cure });
  const check = (group: GroupId, filled: boolean, content: string, cure: string): void => {
    const path = [...groups, group];
    const marked = nodeAt(file, path) !== undefined;
    if (marked && !filled) problem(placeOfKey(file, path), `marks for ${group}`, `${content} to give them for`, cure);
    if (!marked && filled && !isMisspelt(file, groups, group, groupIds)) {
      problem(placeAt(file, groups), `no marks for ${group}`, `some, as there are ${content}`, `add ${group}: ...`);
    }
  };

  const { functions, transcripts } = offered;
  if (functions !== undefined) {
    check('functions', functions.length > 0, 'golden calls', 'add golden calls to functions.yaml, or drop the group');
  }
  // An assignment without any transcript has been reported already, whatever the marks.
  if (transcripts.usual.count > 0) check('transcripts', true, 'transcripts', '');
  const properties = keysAt(file, ['properties']).length > 0;
  if (!isMisspelt(file, [], 'properties', ['properties'])) {
    check('properties', properties, 'properties', 'add properties, or drop the group');
  }
  checkPolicy(file, check);
  checkPrograms(file, programs, transcripts, report);

  if (functions === undefined || functions.length === 0) return;
  for (const name of required.names) {
    const path = ['marking', 'functions', name];
    const misspelt = functions.some(
      (other) => !required.names.includes(other) && closestName(other, required.names) === name,
    );
    if (nodeAt(file, path) === undefined || functions.includes(name) || misspelt) continue;
    problem(
      placeOfKey(file, path),
      `marks for ${name}`,
      'golden calls to give them for',
      `add calls of ${name} to functions.yaml`,
    );
  }
}

function checkPolicy(
  file: YamlFile,
  check: (group: GroupId, filled: boolean, content: string, cure: string) => void,
): void {
  const path = ['marking', 'policy'];
  if (isMisspelt(file, ['marking'], 'policy', Object.keys(markingShape.shape))) return;
  const rules = keysAt(file, path);
  // Rules without a deduction only show findings; they need no marks.
  const free = rules.every((rule) => valueAt(file, [...path, rule, 'each']) === 0n);
  const marked = nodeAt(file, [...groups, 'policy']) !== undefined;
  if (marked || !free) check('policy', rules.length > 0, 'policy rules', 'add marking.policy, or drop the group');
}
