import type { FileUse, OtherFile } from '../../model/submission/file-use.ts';
import type { SortedSubmission } from '../../model/submission/sorted-submission.ts';
import type { SourceOutline } from '../../model/submission/source-outline.ts';
import { baseName } from '../name-match.ts';
import { type SortedNames, namesOfFiles } from './file-names.ts';
import { implementsClass } from './implements-class.ts';
import { type LinkedProgram, linkPrograms } from './link-programs.ts';
import { placeByContent } from './place-by-content.ts';
import { byPreference } from './preference.ts';
import type { CandidateFile, WantedFiles } from './sort-request.ts';

export type Sorting = Pick<SortedSubmission, 'further' | 'others' | 'links' | 'broughtAlong' | 'includes'> & {
  /** The names as handed in, by the expected names. */
  readonly placed: ReadonlyMap<string, string>;
  readonly classSources?: readonly string[];
};

/** Finds out what each file is. `placedByName`: the files that were found by name, by their expected names. */
export function sortFiles(
  candidates: readonly CandidateFile[],
  wanted: WantedFiles,
  placedByName: ReadonlyMap<string, string>,
): Sorting {
  const files = candidates.toSorted((one, other) => byPreference(one.name, other.name));
  const placed = placeByContent(
    placedByName,
    files.filter((file) => !isCourseCopy(file, wanted)),
    wanted,
  );
  const outlines = new Map(files.flatMap(({ name, outline }) => (outline === undefined ? [] : [[name, outline]])));
  const { programs, classSources } = linkPrograms(outlines, placed, wanted);
  const isPlaced = new Set(placed.values());
  const compiled = new Set([...programs.flatMap(({ sources }) => sources), ...(classSources ?? [])]);
  const used = reachedFrom([...compiled, ...isPlaced], outlines, namesOfFiles(files, placed, wanted));
  const kept = files.filter(({ name }) => used.has(name) || isPlaced.has(name));
  // Only used files get names, so that a file that is left out does not take the name of another.
  const names = namesOfFiles(kept, placed, wanted);
  const nameOf = (name: string) => names.flat.get(name) ?? name;
  return {
    placed: placed,
    further: kept.flatMap(({ name }) =>
      isPlaced.has(name) || !names.flat.has(name) ? [] : [{ submitted: name, name: nameOf(name) }],
    ),
    others: files
      .filter(({ name }) => !isPlaced.has(name))
      .map((file): OtherFile => {
        const use = useOf(file, { compiled, used, names, files, kept, wanted });
        const as = nameOf(file.name);
        const isRenamed = (use === 'compiled' || use === 'included') && as !== baseName(file.name);
        return { name: file.name, use, ...(isRenamed ? { as } : {}) };
      }),
    links: new Map(programs.map(({ id, sources }) => [id, sources.map(nameOf)] as const)),
    ...(classSources === undefined ? {} : { classSources: classSources.map(nameOf) }),
    broughtAlong: new Map(programs.map((program) => [program.id, broughtAlong(program, outlines, wanted)] as const)),
    includes: new Map(kept.map(({ name }) => [name, names.renamed(name)] as const)),
  };
}

function isCourseCopy({ name }: CandidateFile, { provided }: WantedFiles): boolean {
  return provided.some((one) => one.toLowerCase() === baseName(name).toLowerCase());
}

/** These files and all files that they include, even inside an `#if`. */
function reachedFrom(
  from: readonly string[],
  outlines: ReadonlyMap<string, SourceOutline>,
  names: SortedNames,
): ReadonlySet<string> {
  const reached = new Set(from);
  // The loop also visits what is added to the set.
  for (const name of reached) {
    for (const included of [...names.includedBy(name), ...(outlines.get(name)?.includes ?? [])]) reached.add(included);
  }
  return reached;
}

interface Uses {
  readonly compiled: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
  readonly names: SortedNames;
  readonly files: readonly CandidateFile[];
  readonly kept: readonly CandidateFile[];
  readonly wanted: WantedFiles;
}

function useOf(file: CandidateFile, { compiled, used, names, kept, wanted }: Uses): FileUse {
  const { name, outline, bytes } = file;
  if (isCourseCopy(file, wanted)) return 'course-copy';
  if (used.has(name) && !names.flat.has(name)) return 'too-many';
  if (compiled.has(name)) return 'compiled';
  if (used.has(name)) return 'included';
  if (kept.some((one) => Buffer.compare(one.bytes, bytes) === 0)) return 'same-file';
  if (outline === undefined) return 'not-included';
  return outline.hasMain ? 'own-main' : 'not-needed';
}

/** Course files that the student files include, or whose class they define: a program cannot have both. */
function broughtAlong(
  { sources, courseFiles }: LinkedProgram,
  outlines: ReadonlyMap<string, SourceOutline>,
  wanted: WantedFiles,
): string[] {
  const own = sources.flatMap((name) => outlines.get(name) ?? []);
  return courseFiles.filter(
    (name) =>
      own.some(({ includes }) => [...includes].some((included) => baseName(included) === name)) ||
      (wanted.class?.file === name && own.some((outline) => implementsClass(outline, wanted))),
  );
}
