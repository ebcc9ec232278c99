import { isMap } from 'yaml';
import { closestName } from '../../text/closest-name.ts';
import { groupIds } from '../../model/assignment/assignment.ts';
import type { GroupId } from '../../model/assignment/assignment.ts';
import type { Place, Report } from '../yaml/author-problem.ts';
import { type Offered, hasDeductions, hasTranscripts } from './group-marks.ts';
import { checkPrograms } from './check-programs.ts';
import type { Programs } from '../programs.ts';
import type { RequiredFunctions } from '../functions/prototypes.ts';
import { isMisspelt } from '../yaml/read-shape.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { keysAt, nodeAt, placeAt, placeOfKey } from '../yaml/yaml-path.ts';

const groups = ['marking', 'groups'];

/** Every group with marks needs cases or rules, and cases and rules need marks. The usual marks fit by themselves. */
export function checkGroups(
  file: YamlFile,
  required: RequiredFunctions,
  programs: Programs,
  offered: Offered,
  report: Report,
): void {
  if (isMap(nodeAt(file, groups))) checkGivenGroups(file, offered, report);
  checkPrograms(file, programs, offered.transcripts, report);
  checkFunctions(file, required, offered.functions ?? [], report);
}

function checkGivenGroups(file: YamlFile, { functions, transcripts }: Offered, report: Report): void {
  const check = (group: GroupId, filled: boolean, content: string, cure: string): void => {
    const path = [...groups, group];
    const marked = nodeAt(file, path) !== undefined;
    const problem = (place: Place, found: string, expected: string, what: string): void =>
      report({ file: file.name, place, found, expected, cure: what });
    if (marked && !filled) problem(placeOfKey(file, path), `marks for ${group}`, `${content} to give them for`, cure);
    if (!marked && filled && !isMisspelt(file, groups, group, groupIds)) {
      problem(placeAt(file, groups), `no marks for ${group}`, `some, as there are ${content}`, `add ${group}: ...`);
    }
  };

  if (functions !== undefined) {
    check('functions', functions.length > 0, 'golden calls', 'add golden calls to functions.yaml, or drop the group');
  }
  const example = 'add a file such as transcripts/01-sample-run.yaml, or drop the group';
  check('transcripts', hasTranscripts(transcripts), 'transcripts', example);
  const properties = keysAt(file, ['properties']).length > 0;
  if (!isMisspelt(file, [], 'properties', ['properties'])) {
    check('properties', properties, 'properties', 'add properties, or drop the group');
  }
  checkPolicy(file, check);
}

/** A function with marks of its own needs golden calls to give them for. */
function checkFunctions(file: YamlFile, required: RequiredFunctions, called: readonly string[], report: Report): void {
  if (called.length === 0) return;
  for (const name of required.names) {
    const path = ['marking', 'functions', name];
    const misspelt = called.some(
      (other) => !required.names.includes(other) && closestName(other, required.names) === name,
    );
    if (nodeAt(file, path) === undefined || called.includes(name) || misspelt) continue;
    report({
      file: file.name,
      place: placeOfKey(file, path),
      found: `marks for ${name}`,
      expected: 'golden calls to give them for',
      cure: `add calls of ${name} to functions.yaml`,
    });
  }
}

function checkPolicy(
  file: YamlFile,
  check: (group: GroupId, filled: boolean, content: string, cure: string) => void,
): void {
  const path = ['marking', 'policy'];
  // Without this key, the usual rules are on if they have marks.
  if (nodeAt(file, path) === undefined) return;
  const marked = nodeAt(file, [...groups, 'policy']) !== undefined;
  if (!marked && !hasDeductions(file)) return;
  check('policy', keysAt(file, path).length > 0, 'policy rules', 'add marking.policy, or drop the group');
}
