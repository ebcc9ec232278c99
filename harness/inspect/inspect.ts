import type { Assignment, ProvidedFile } from '../model/assignment/assignment.ts';
import type { CompilerMacros } from '../model/program/compiler-macros.ts';
import type { Observation, Undecided, UnpricedFinding } from '../model/result/finding.ts';
import type { PlacedSubmission, Student } from '../model/submission/submission.ts';
import type { BuildReport } from '../model/program/build-report.ts';
import { fallbackBuild, withoutWhatRulesExplain } from './fallback-build.ts';
import { functionFindings } from './function-rules.ts';
import { limitFindings, limitUndecided } from './limit-findings.ts';
import type { FunctionMatch } from '../cpp/functions/match-functions.ts';
import { chargedOnce } from './repeated-uses.ts';
import { type RulesResult, runRules } from '../rules/run-rules.ts';
import { openParser } from '../cpp/source/grammar-file.ts';
import type { CppParser } from '../cpp/source/parser.ts';
import { type CompiledWith, type ReadFile, type SourceText, readCompiled, readProgram } from '../cpp/source/program.ts';
import { behindAlias } from '../cpp/types/behind-alias.ts';
import { plainTypes } from '../cpp/functions/same-types.ts';
import { unreadableFiles } from './unreadable-files.ts';
import { warningFindings } from './warnings.ts';

export interface Inspected {
  readonly submission: PlacedSubmission;
  /** Who handed it in, if a roster knows. */
  readonly students?: readonly Student[];
  /** How each file was encoded, by its expected name, if that was not UTF-8. */
  readonly encodings: Readonly<Record<string, string>>;
  readonly build: BuildReport;
  readonly compiled: boolean;
  readonly matches: readonly FunctionMatch[];
  /** What was compiled: student files and course files. */
  readonly sources: readonly SourceText[];
  readonly assignment: Pick<Assignment, 'functions' | 'class' | 'provided' | 'skeletons' | 'scheme'> &
    Partial<Pick<Assignment, 'files'>>;
  /** What the compiler defines by itself; absent: what depends on it is not read. */
  readonly macros?: CompilerMacros;
}

export interface Inspection {
  readonly observations: readonly Observation[];
  readonly undecided: readonly Undecided[];
  /** Lists of system headers that conditions ask for: with what the compiler says about them, more can be read. */
  readonly wantedHeaders?: readonly string[];
}

/** Checks the rules: what the build decides, and what the source shows. */
export async function inspect(inspected: Inspected): Promise<Inspection> {
  const matches = await withoutAliases(inspected);
  const { observations, undecided, ...source } = await inspectSource(inspected);
  const found = [...inspectBuild({ ...inspected, matches }), ...observations];
  const all = chargedOnce(withoutWhatRulesExplain(found, inspected.build));
  return {
    observations: limitFindings(all, inspected.assignment.scheme.policy),
    undecided: limitUndecided(undecided),
    ...source,
  };
}

/** The compiler reports a return type by the name that the student gave it, and the object file does not have it. */
async function withoutAliases(inspected: Inspected): Promise<readonly FunctionMatch[]> {
  const { matches, sources } = inspected;
  if (matches.every(({ kind }) => kind !== 'return-type')) return matches;
  const files = readProgram(await openParser(), sources, compiledWith(inspected));
  return matches.filter(
    (match) =>
      match.kind !== 'return-type' || plainTypes(behindAlias(match.found.returns, files)) !== match.prototype.returns,
  );
}

function compiledWith({ macros, build }: Inspected): CompiledWith {
  return { macros, areHeadersForcedIn: build.leniences.includes('headers-forced-in') };
}

async function inspectSource(inspected: Inspected): Promise<Inspection> {
  const { sources, assignment, build, compiled, students } = inspected;
  const { sourceRules } = assignment.scheme;
  if (sourceRules === undefined) return { observations: [], undecided: [] };
  const parser = await openParser();
  const how = compiledWith(inspected);
  const { files: program, otherFaces, wantedHeaders } = readCompiled(parser, sources, how);
  const skeletons = (assignment.skeletons ?? []).flatMap((one) => readSkeleton(parser, one, sources, how));
  const facts = { build, compiled, assignment, ...(students === undefined ? {} : { students }) };
  const result = [program, ...otherFaces]
    .map((all) => {
      const files = all.filter(({ provided }) => !provided);
      const provided = all.filter((file) => file.provided);
      const found = runRules({ files, provided, skeletons, ...facts }, sourceRules);
      return { ...found, observations: [...found.observations, ...unreadableFiles(files, sourceRules)] };
    })
    .reduce(withFurther);
  if (compiled) return wantedHeaders.length === 0 ? result : { ...result, wantedHeaders };
  // Without a build, the group has no marks. Breaches in the source are shown nevertheless, and what could not be read
  // is what the compiler complains about.
  return { observations: result.observations.map(({ finding }) => ({ finding, free: true })), undecided: [] };
}

/** Adds what another face of a header shows: the same rule in the same place is the same mistake. */
function withFurther(one: RulesResult, other: RulesResult): RulesResult {
  const found = new Set(one.observations.map(({ finding }) => placeOf(finding)));
  const undecided = new Set(one.undecided.map(placeOf));
  return {
    observations: [...one.observations, ...other.observations.filter(({ finding }) => !found.has(placeOf(finding)))],
    undecided: [...one.undecided, ...other.undecided.filter((further) => !undecided.has(placeOf(further)))],
  };
}

function placeOf({ rule, file, line, column }: Pick<UnpricedFinding, 'rule' | 'file' | 'line' | 'column'>): string {
  return JSON.stringify([rule, file, line, column]);
}

/** Reads a skeleton without the student's file, which has the same name, but with the headers of the course. */
function readSkeleton(
  parser: CppParser,
  { name, text }: ProvidedFile,
  sources: readonly SourceText[],
  how: CompiledWith,
): ReadFile[] {
  const headers = sources.filter((source) => source.provided && source.name !== name);
  return readProgram(parser, [...headers, { name, text, provided: true }], how).filter((file) => file.name === name);
}

function inspectBuild(inspected: Inspected): Observation[] {
  const { submission, encodings, build, compiled, matches } = inspected;
  const file = submission.files[0]?.expected ?? '';
  return [
    ...charged(fileNameFindings(submission)),
    ...charged(encodingFindings(encodings)),
    // If nothing compiled, the rest cannot be decided, so it has no findings.
    ...(compiled
      ? [...functionFindings(matches, file), ...fallbackBuild(build, file), ...warningFindings(build.diagnostics)]
      : []),
  ];
}

function charged(findings: readonly UnpricedFinding[]): Observation[] {
  return findings.map((finding) => ({ finding, free: false }));
}

function fileNameFindings({ files }: PlacedSubmission): UnpricedFinding[] {
  return files
    .filter(({ expected, submitted }) => baseName(submitted.name) !== expected)
    .map(({ expected, submitted }) => ({
      rule: 'file-name',
      file: submitted.name,
      line: 0,
      column: 0,
      demanded: expected,
      found: baseName(submitted.name),
    }));
}

function encodingFindings(encodings: Inspected['encodings']): UnpricedFinding[] {
  return Object.entries(encodings).map(([file, found]) => ({ rule: 'encoding', file, line: 0, column: 0, found }));
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
