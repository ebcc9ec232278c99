import type { BuildRequest } from '../../contract/toolchain.ts';
import { isSource } from '../compile/compile.ts';
import { type CoursePiece, courseProblems, notMade, studentFilesAmong } from '../compile/course-pieces.ts';
import { classDeclaration, driverSource } from '../calls/driver-source.ts';
import { type NamedFile, withIncludedFiles } from '../compile/included-files.ts';
import type { Linker } from './assemble.ts';
import { unavailable } from './link.ts';
import type { Linked } from '../messages/linker-verdict.ts';
import type { ObjectFacts } from '../symbols/object-facts.ts';
import type { Parts } from './program-parts.ts';
import type { RuntimePieces } from '../pieces/runtime-pieces.ts';
import type { WorkFolder } from '../work-folder/work-folder.ts';

/** The object file with our main; undefined if there is nothing to call. It may include a student's header. */
export async function makeDriver(
  { pieces, folder }: { readonly pieces: Pick<RuntimePieces, 'driver'>; readonly folder: WorkFolder },
  request: BuildRequest,
  parts: Parts | undefined,
): Promise<CoursePiece | undefined> {
  const { functions, settings, class: tested } = request;
  if (functions.length === 0 || parts === undefined) return undefined;
  const source = driverSource(functions, tested?.header);
  const headers = headersOf(request);
  const isOurs = studentFilesAmong(headers, request).length === 0;
  const make = (files: readonly NamedFile[]) =>
    pieces.driver(source, files, folder.root, isOurs ? undefined : settings.seconds);
  try {
    return { kind: 'made', path: await make(headers) };
  } catch (problem) {
    if (tested === undefined || isOurs) throw problem;
    const declared = { name: tested.header, bytes: Buffer.from(classDeclaration(functions)) };
    return courseProblems(problem, request, folder, () => make([declared]));
  }
}

/** The header of the class under test with the headers that it includes, and no other submitted file. */
function headersOf({ files, class: tested }: BuildRequest): NamedFile[] {
  const headers = files.filter(({ name }) => !isSource(name));
  const header = headers.find(({ name }) => name === tested?.header);
  return header === undefined ? [] : withIncludedFiles(header, headers);
}

export async function linkCalls(
  linker: Pick<Linker, 'calls'>,
  parts: Parts | undefined,
  driver: CoursePiece | undefined,
): Promise<Linked> {
  if (parts === undefined || driver === undefined) return unavailable;
  return driver.kind === 'made' ? linker.calls(parts, driver.path) : notMade(driver.diagnostics);
}

/** The required members that the sources of the class do not define, even if another source does. */
export function missingMembers(
  { functions }: BuildRequest,
  { objects }: Pick<Parts, 'objects'>,
  facts: ObjectFacts,
): ReadonlySet<string> {
  const missing = functions.filter(
    ({ name, member }) =>
      member !== undefined && !objects.some((object) => facts.defines(object, `${member.class}::${name}`)),
  );
  return new Set(missing.map(({ name }) => name));
}
