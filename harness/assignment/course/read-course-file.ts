import { normalize } from 'node:path';
import { z } from 'zod';
import { type LayoutId, layoutIds } from '../../model/submission/layouts.ts';
import { map, text } from '../../shapes/shape-parts.ts';
import type { Place, Report } from '../yaml/author-problem.ts';
import { checkShape, partAt } from '../yaml/read-shape.ts';
import { type YamlFile, parseYaml } from '../yaml/yaml-file.ts';
import { type Path, keysAt, lengthAt, nodeAt, placeAt } from '../yaml/yaml-path.ts';

/** A text with its place, for checks that need more than the file. */
export interface PlacedText {
  readonly text: string;
  readonly place: Place;
}

/** What verbatim.yaml says, before anybody has looked for the folders. */
export interface CourseFile {
  readonly assignments: readonly PlacedText[];
  readonly zone?: PlacedText;
  /** For all assignments, or by their names. */
  readonly due: readonly (PlacedText & { readonly assignment?: string })[];
  readonly roster?: PlacedText;
  readonly site?: LayoutId;
}

const assignmentName = text('the folder of an assignment');
const time = text('a day and a time such as 2026-11-20T23:59');
const dueByName = z.record(z.string(), time, 'a time, or a map from assignments to times');

export const courseShape = map({
  assignments: z.array(assignmentName, 'a list of folders of assignments'),
  zone: text('a time zone such as Asia/Hong_Kong or +08:00').optional(),
  due: z.union([time, dueByName], 'a time, or a map from assignments to times').optional(),
  roster: text('the path of the class list').optional(),
  site: z.enum(layoutIds, `one of ${layoutIds.join(', ')}`).optional(),
});

const { assignments, zone, roster, site } = courseShape.shape;

/** Reads verbatim.yaml; all mistakes are reported at once. */
export function readCourseFile(name: string, source: string, report: Report): CourseFile {
  const file = parseYaml(name, source, report);
  if (file === undefined) return { assignments: [], due: [] };
  checkShape(file, courseShape, report);
  const chosenSite = partAt(file, site, ['site']);
  return {
    assignments: assignmentsOf(file, report),
    due: dueOf(file),
    ...placed(file, 'zone', zone),
    ...placed(file, 'roster', roster),
    ...(chosenSite === undefined ? {} : { site: chosenSite }),
  };
}

/** An entry that is no text does not hide the mistakes in the others. */
function assignmentsOf(file: YamlFile, report: Report): readonly PlacedText[] {
  const path: Path = ['assignments'];
  const read = Array.from({ length: lengthAt(file, path) }, (_, index) => {
    const place = placeAt(file, [...path, index]);
    const name = partAt(file, assignmentName, [...path, index]);
    return name === undefined ? [] : [{ text: normalize(`${name}/`).slice(0, -1) || '/', place }];
  });
  if (partAt(file, assignments, path)?.length === 0) {
    const cure = 'such as [tictactoe, average]; verbatim new makes one';
    report({ file: file.name, place: placeAt(file, path), found: 'no assignment', expected: 'at least one', cure });
  }
  return read.flat();
}

function placed<Key extends string>(file: YamlFile, key: Key, shape: z.ZodType<string | undefined>) {
  const path: Path = [key];
  const value = nodeAt(file, path) === undefined ? undefined : partAt(file, shape, path);
  return (value === undefined ? {} : { [key]: { text: value, place: placeAt(file, path) } }) as {
    readonly [Name in Key]?: PlacedText;
  };
}

function dueOf(file: YamlFile): CourseFile['due'] {
  const forAll = partAt(file, time, ['due']);
  if (forAll !== undefined) return [{ text: forAll, place: placeAt(file, ['due']) }];
  return keysAt(file, ['due']).flatMap((assignment) => {
    const path = ['due', assignment];
    const one = partAt(file, time, path);
    return one === undefined ? [] : [{ assignment, text: one, place: placeAt(file, path) }];
  });
}
