import type { CompilerMacros } from '../../model/program/compiler-macros.ts';
import { type Names, namesOf, topNamesOf } from '../names/names.ts';
import { type FileFace, facesOf } from './faces.ts';
import type { CppParser } from './parser.ts';
import { compilerFacts } from './preprocess/compiler-facts.ts';
import { type FileText, fileText } from './preprocess/file-text.ts';
import type { Macros } from './preprocess/macro.ts';
import { type Unit, readUnit } from './preprocess/unit-reader.ts';
import { ReadingBudget } from './reading-budget.ts';
import { type SourceFile, sourceFile } from './source-file.ts';
import type { Unread } from './unread.ts';

/** A source with what its names stand for. */
export interface ReadFile extends SourceFile {
  readonly names: Names;
  /** True for a course file: its faults cost no marks. */
  readonly provided: boolean;
}

export interface SourceText {
  readonly name: string;
  readonly text: string;
  readonly provided: boolean;
}

/** How the sources were compiled. */
export interface CompiledWith {
  /** Absent: it is unknown what the compiler defines, and what depends on that is not read. */
  readonly macros?: CompilerMacros | undefined;
  /** Headers that the source does not include were added before its first line. */
  readonly areHeadersForcedIn?: boolean;
}

export interface ReadProgram {
  readonly files: readonly ReadFile[];
  /** The same program with other faces of the headers that have several; empty if no header has. */
  readonly otherFaces: readonly (readonly ReadFile[])[];
  /** Lists of headers that the compiler was not asked about yet (`CompilerMacros.ofHeaders`); then more can be read. */
  readonly wantedHeaders: readonly string[];
}

/** Reads the files of a program. */
export function readProgram(
  parser: CppParser,
  sources: readonly SourceText[],
  compiledWith: CompiledWith = {},
): readonly ReadFile[] {
  return readCompiled(parser, sources, compiledWith).files;
}

/** Reads the files of a program as the compiler does: each source with the headers that it includes. */
export function readCompiled(
  parser: CppParser,
  sources: readonly SourceText[],
  { macros, areHeadersForcedIn = false }: CompiledWith,
): ReadProgram {
  const facts = compilerFacts(macros);
  const files = new Map(sources.map((source) => [source.name, fileText(source, facts.dialect)]));
  const world = { facts, files, areHeadersForcedIn, budget: new ReadingBudget() };
  const units: Unit[] = [];
  const isRead = (file: FileText) => units.some(({ faces }) => faces.some((face) => face.file === file));
  const read = (file: FileText) => units.push(facts.isKnown ? hidden(readUnit(file, world)) : readUnit(file, world));
  const all = [...files.values()];
  all.filter(({ name }) => isCompiled(name)).forEach(read);
  // A header that no source includes is read by itself.
  for (const file of all) if (!isRead(file)) read(file);
  const faces = all.map((file) => ({ file, some: facesOf(facesIn(units, file)) }));
  const count = Math.max(1, ...faces.map(({ some }) => some.length));
  const [usual = [], ...otherFaces] = Array.from({ length: count }, (_, index) => {
    const trees = faces.flatMap(({ file, some }) => {
      const face = some[index] ?? some[0];
      return face === undefined ? [] : [readFile(parser, file, face, units)];
    });
    return named(trees, sources);
  });
  return { files: usual, otherFaces, wantedHeaders: facts.wanted };
}

function facesIn(units: readonly Unit[], file: FileText) {
  return units.flatMap((unit) => unit.faces.filter((face) => face.file === file));
}

/**
 * If it is known what the compiler defines, the conditions and macros of every honest program can be followed. What
 * others hide counts as breaking a limit.
 */
function hidden(unit: Unit): Unit {
  const faces = unit.faces.map((face) => ({ ...face, unread: face.unread.map(hiddenPart) }));
  return { faces, macros: unit.macros };
}

function hiddenPart(unread: Unread): Unread {
  const { start, end, because } = unread;
  if (because === 'condition') return { start, end, because: 'limit', limit: 'hidden-by-condition' };
  if (because === 'macro') return { start, end, because: 'limit', limit: 'hidden-by-macro' };
  return unread;
}

/** As in the toolchain: headers are compiled only where they are included. */
function isCompiled(name: string): boolean {
  return /\.(?:cpp|cc|cxx|c\+\+|c)$/i.test(name);
}

interface FileOfUnits extends SourceFile {
  /** Names of the program's files that it includes, each once. */
  readonly included: readonly string[];
}

function readFile(parser: CppParser, file: FileText, one: FileFace, units: readonly Unit[]): FileOfUnits {
  const unit = units.find(({ faces }) => faces.includes(one.face));
  const included = new Set(facesIn(units, file).flatMap(({ entered }) => entered));
  return { ...sourceFile(parser, file, one, ownMacros(unit)), included: [...included] };
}

function ownMacros(unit: Unit | undefined): Macros {
  const own: Unit['macros']['own'] = unit?.macros.own ?? new Map();
  return new Map([...own].flatMap(([name, macro]) => (typeof macro === 'object' ? [[name, macro] as const] : [])));
}

/** Every file sees what it includes, and what that includes: the nearest first, and each once. */
function named(files: readonly FileOfUnits[], sources: readonly SourceText[]): ReadFile[] {
  const byName = new Map(files.map((file) => [file.name, { file, top: topNamesOf(file.root) }]));
  return files.map(({ included, ...file }) => {
    const reached = new Set<string>();
    const waiting = included.toReversed();
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (name === file.name || reached.has(name)) continue;
      reached.add(name);
      for (const further of (byName.get(name)?.file.included ?? []).toReversed()) waiting.push(further);
    }
    const tops = [...reached].flatMap((name) => byName.get(name)?.top ?? []);
    const own = byName.get(file.name)?.top ?? topNamesOf(file.root);
    const provided = sources.some((source) => source.name === file.name && source.provided);
    return { ...file, names: namesOf(file.root, own, tops), provided };
  });
}
