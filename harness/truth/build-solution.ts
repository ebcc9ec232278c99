import { buildRequest } from '../grade/build-request.ts';
import { readSubmission } from '../grade/read-submission.ts';
import { AuthorFault } from '../model/author-fault.ts';
import type { Assignment } from '../model/assignment/assignment.ts';
import type { Diagnostic } from '../model/program/build-report.ts';
import type { SourceFile } from '../model/submission/submission.ts';
import type { Reading } from '../reading/reading.ts';
import type { BuildRequest, Program, Toolchain } from '../toolchain/contract/toolchain.ts';
import { type Condition, conditionsFile, conditionsSource } from './conditions.ts';

export interface SolutionSource {
  readonly assignment: Assignment;
  readonly solution: readonly SourceFile[];
  readonly toolchain: Toolchain;
  readonly reading: Reading;
}

/** Builds the sample solution like a student's program, together with the conditions of properties. */
export async function buildSolution(
  { assignment, solution, toolchain, reading }: SolutionSource,
  conditions: readonly Condition[],
): Promise<Program> {
  if (solution.length === 0) {
    throw new AuthorFault(
      `there is no sample solution: put ${assignment.files.join(' and ')} into the folder solution`,
    );
  }
  const { sorted, read } = await readSubmission(
    { assignment, reading, toolchain },
    { id: 'solution', files: solution },
  );
  const request = buildRequest({ assignment, studentFiles: read.files, sorted, courseFiles: solution });
  assertComplete(assignment, solution);
  const built = await toolchain.build(withConditions(request, conditions, assignment));
  if (built.kind === 'broken') {
    throw (
      (await faultInFiles(request, toolchain)) ?? new Error(`the sample solution could not be built: ${built.reason}`)
    );
  }
  const { diagnostics, failedFiles = [] } = built.report;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const inCondition = errors.find(({ file }) => file === conditionsFile);
  const isWrong = built.kind === 'failed' || failedFiles.length > 0;
  if (!isWrong) return built.program;
  if (built.kind === 'built') await built.program.dispose();
  if (inCondition !== undefined && errors.every(({ file }) => file === conditionsFile)) {
    throw wrongCondition(conditions, inCondition);
  }
  throw doesNotCompile(errors);
}

function doesNotCompile([first]: readonly Diagnostic[]): AuthorFault {
  const where = first === undefined ? '' : `: ${first.file}:${first.line}: ${first.message}`;
  return new AuthorFault(`the sample solution does not compile${where}`);
}

/** The files of the sample solution are also those of the course in programs of several files. */
function assertComplete({ programs = [] }: Assignment, solution: readonly SourceFile[]): void {
  for (const { id, courseFiles } of programs) {
    const missing = courseFiles.find((name) => solution.every((file) => file.name !== name));
    if (missing !== undefined) {
      throw new AuthorFault(`the folder solution has no ${missing}, which is in course-files of the program ${id}`);
    }
  }
}

/** A course file that does not compile makes a build impossible. Built alone, the same file shows its errors. */
async function faultInFiles(
  { files, provided, onlyIncluded, settings }: BuildRequest,
  toolchain: Toolchain,
): Promise<AuthorFault | undefined> {
  const kept = {
    ...(provided === undefined ? {} : { provided }),
    ...(onlyIncluded === undefined ? {} : { onlyIncluded }),
  };
  const built = await toolchain.build({ files, ...kept, settings, functions: [] });
  if (built.kind === 'broken') return undefined;
  if (built.kind === 'built') await built.program.dispose();
  const errors = built.report.diagnostics.filter(({ severity }) => severity === 'error');
  return errors.length === 0 ? undefined : doesNotCompile(errors);
}

function withConditions(
  request: BuildRequest,
  conditions: readonly Condition[],
  { functions }: Assignment,
): BuildRequest {
  if (conditions.length === 0) return request;
  const bytes = new TextEncoder().encode(conditionsSource(conditions, functions));
  const { class: tested } = request;
  return {
    ...request,
    files: [...request.files, { name: conditionsFile, bytes }],
    // Members are linked with the sources of their class only.
    ...(tested === undefined
      ? {}
      : { class: { ...tested, sources: [...(tested.sources ?? [tested.file]), conditionsFile] } }),
    functions: [...request.functions, ...conditions.map(({ prototype }) => prototype)],
  };
}

function wrongCondition(conditions: readonly Condition[], { line, message }: Diagnostic): AuthorFault {
  const wrong = conditions[line - 1] ?? conditions[0];
  return new AuthorFault(
    `only-if of ${wrong?.property ?? 'a property'} is not a condition in C++ on the parameters of its function: ${wrong?.text ?? ''} (${message})`,
  );
}
