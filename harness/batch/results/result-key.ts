import { createHash } from 'node:crypto';
import type { GradeRequest } from '../../grade/grade-request.ts';
import { resultFormat } from '../../model/result/result-format.ts';
import type { SourceFile } from '../../model/submission/submission.ts';

/** The parts that all submissions of a run share are digested once. */
const digests = new WeakMap<object, string>();

/** Everything that a result depends on, without the tools that compute it. */
export type KeyedRequest = Omit<GradeRequest, 'reference' | 'reading' | 'toolchain'> & {
  readonly toolchain: Pick<GradeRequest['toolchain'], 'facts'>;
};

/**
 * A digest of everything that a result depends on, including whose it is, when it was handed in, and the class list.
 * Undefined if only some of the cases are run.
 * `version` stands for the code of Verbatim, including the reference.
 */
export function resultKey(request: KeyedRequest, version: string): string | undefined {
  const start = keyStart(request, version);
  return start === undefined ? undefined : start + digest(JSON.stringify(request.toolchain.facts)).slice(startLength);
}

/** Of 64 digits. This part is long, because students could search for collisions; they cannot choose the compiler. */
const startLength = 48;

/** The part of the key that is known before the compiler has been asked for its version. */
export function keyStart(request: Omit<KeyedRequest, 'toolchain'>, version: string): string | undefined {
  const { assignment, solution, submission, seed, truth = 'reference', faults = 'failing' } = request;
  const { files, ...whose } = submission;
  if (request.wanted !== undefined || request.path !== undefined) return undefined;
  const start = digest(
    JSON.stringify([
      resultFormat,
      version,
      digestOnce(assignment, () => JSON.stringify(assignment, withWholeNumbers)),
      digestOnce(solution, () => JSON.stringify(solution.map(fileKey))),
      seed,
      truth,
      faults,
      whose,
      request.students ?? [],
      files.map(fileKey),
    ]),
  );
  return start.slice(0, startLength);
}

function digestOnce(source: object, text: () => string): string {
  const known = digests.get(source) ?? digest(text());
  digests.set(source, known);
  return known;
}

/** JSON has no bigint, so it is written as text. */
function withWholeNumbers(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? { whole: String(value) } : value;
}

function fileKey({ name, bytes }: SourceFile): [string, string] {
  return [name, digest(bytes)];
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
