import type { ProgramPlan } from '../../model/assignment/assignment.ts';
import type { SourceOutline } from '../../model/submission/source-outline.ts';
import { mainFor } from './choose-main.ts';
import { implementsClass } from './implements-class.ts';
import { neededSources } from './needed-sources.ts';
import { needsMain, sourcesOf } from './roles.ts';
import type { WantedFiles } from './sort-request.ts';

export interface LinkedProgram {
  /** '' if there is only one program. */
  readonly id: string;
  /** The student's sources, by their names as handed in. */
  readonly sources: readonly string[];
  readonly courseFiles: readonly string[];
}

type Plan = Pick<ProgramPlan, 'id' | 'studentFiles' | 'courseFiles'>;

export interface LinkedPrograms {
  readonly programs: readonly LinkedProgram[];
  /** The sources with which the members of the class are called. */
  readonly classSources?: readonly string[];
}

/** Decides which sources each program consists of. `outlines`: those of all sources, in the order of preference. */
export function linkPrograms(
  outlines: ReadonlyMap<string, SourceOutline>,
  placed: ReadonlyMap<string, string>,
  wanted: WantedFiles,
): LinkedPrograms {
  const all = [...outlines.values()];
  const isPlaced = new Set(placed.values());
  const others = all.filter(({ name }) => !isPlaced.has(name));
  const outlinesOf = (expected: readonly string[]) => [
    ...new Set(expected.flatMap((name) => outlines.get(placed.get(name) ?? '') ?? [])),
  ];
  const plans: readonly Plan[] = wanted.programs ?? [{ id: '', studentFiles: wanted.expected, courseFiles: [] }];
  const programs = plans.map(({ id, studentFiles, courseFiles }): LinkedProgram => {
    const roots = outlinesOf(sourcesOf(studentFiles));
    // The course files use what the assignment asks students to define.
    const demanded = [...wanted.functions, ...(wanted.class === undefined ? [] : [wanted.class.name])];
    // If the class is a course file, a student's implementation of it would be a second one.
    const fitting = courseFiles.includes(wanted.class?.file ?? '')
      ? others.filter((one) => !implementsClass(one, wanted))
      : others;
    const inOrder = nearestFirst(fitting, roots);
    const found = neededSources(roots, inOrder, demanded);
    const lacksMain = needsMain({ studentFiles }, wanted) && !found.some(({ hasMain }) => hasMain);
    const mains = others.filter(({ hasMain }) => hasMain);
    // A program without one of its expected files is not run, and must not take the main of another program.
    const isWhole = sourcesOf(studentFiles).every((name) => placed.has(name));
    const main =
      lacksMain && isWhole && roots.length > 0 ? mainFor(roots, mains, [id, ...studentFiles, 'main.cpp']) : undefined;
    const sources = main === undefined ? found : neededSources([...roots, main], inOrder, demanded);
    return { id, sources: sources.map(({ name }) => name), courseFiles };
  });
  const { class: tested } = wanted;
  const classRoots = tested === undefined ? [] : outlinesOf([tested.file]);
  if (tested === undefined || classRoots.length === 0) return { programs };
  const classSources = neededSources(classRoots, others, [tested.name]).map(({ name }) => name);
  return { programs, classSources };
}

/** Sources in the folders of the roots come first: two programs may each have a copy of what they share. */
function nearestFirst(others: readonly SourceOutline[], roots: readonly SourceOutline[]): SourceOutline[] {
  const folders = new Set(roots.map(({ name }) => folderOf(name)));
  const isNear = ({ name }: SourceOutline) => folders.has(folderOf(name));
  return [...others.filter(isNear), ...others.filter((one) => !isNear(one))];
}

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1);
}
