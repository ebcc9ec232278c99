import { closestName } from '../../text/closest-name.ts';
import type { Report } from '../yaml/author-problem.ts';
import { checkProgram, newNames } from '../programs.ts';
import type { Programs } from '../programs.ts';
import { partAt } from '../yaml/read-shape.ts';
import { sessionShape } from './transcript-shapes.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { nodeAt, placeOfKey } from '../yaml/yaml-path.ts';

/** The programs that play a session; a single undefined if there is only one program. */
export function readPlayers(file: YamlFile, programs: Programs, report: Report): (string | undefined)[] {
  const path = ['programs'];
  const given = nodeAt(file, path) !== undefined;
  if (given && programs.complete && programs.ids.length === 0) {
    report({
      file: file.name,
      place: placeOfKey(file, path),
      found: 'programs',
      expected: 'none, because assignment.yaml has no programs',
      cure: 'drop programs',
    });
    return [undefined];
  }
  if (programs.ids.length === 0) return [undefined];
  if (!given) return [...programs.ids];
  const named = newNames(file, path, report).filter(([at, id]) => checkProgram(file, at, id, programs, report));
  return named.map(([, id]) => id);
}

/** Whether a session is meant for the program. Reports nothing, because `readPlayers` does. */
export function hasPlayer(file: YamlFile, id: string, ids: readonly string[]): boolean {
  const given = partAt(file, sessionShape.shape.programs, ['programs']);
  if (given === undefined || given.includes(id)) return true;
  return given.some((name) => !ids.includes(name) && closestName(name, ids) === id);
}
