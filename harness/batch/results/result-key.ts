import { createHash } from 'node:crypto';
import type { GradeRequest } from '../../grade/grade-request.ts';
import { resultFormat } from '../../model/result/grading.ts';
import type { SourceFile } from '../../model/submission/submission.ts';

/** What is the same for all submissions of a run is digested once. */
const digests = new WeakMap<object, string>();

/**
 * Of everything that a result depends on, and whose it is: when it was handed in counts, and so does the class list.
 * Undefined where only some of the cases are run.
 * `version` stands for our own code, the reference with it.
 */
export function resultKey(request: GradeRequest, version: string): string | undefined {
  const { assignment, solution, toolchain, submission, seed, faults = 'failing' } = request;
  const { files, ...whose } = submission;
  if (request.wanted !== undefined || request.path !== undefined) return undefined;
  return digest(
    JSON.stringify([
      resultFormat,
      version,
      digestOnce(assignment, () => JSON.stringify(assignment, withWholeNumbers)),
      digestOnce(solution, () => JSON.stringify(solution.map(fileKey))),
      toolchain.facts,
      seed,
      faults,
      whose,
      request.students ?? [],
      files.map(fileKey),
    ]),
  );
}

function digestOnce(source: object, text: () => string): string {
  const known = digests.get(source) ?? digest(text());
  digests.set(source, known);
  return known;
}

/** A long long does not fit into a number of JSON. */
function withWholeNumbers(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? { whole: String(value) } : value;
}

function fileKey({ name, bytes }: SourceFile): [string, string] {
  return [name, digest(bytes)];
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
