import type { SessionInput, ValueInput } from '../../model/assignment/input.ts';
import type { ScalarType } from '../../model/assignment/value.ts';
import { type AuthorProblem, type Report, formatProblems, inReadingOrder } from '../yaml/author-problem.ts';
import { type YamlFile, parseYaml } from '../yaml/yaml-file.ts';
import type { Path } from '../yaml/yaml-path.ts';
import { readSessionInput } from './session-input.ts';
import { readValueInput } from './value-input.ts';

/** The input, or what the author reads about its mistakes. */
export type Read<Input> = Input | string | undefined;

function read<Input>(
  text: string,
  readAt: (file: YamlFile, path: Path, report: Report) => Input | undefined,
): Read<Input> {
  const problems: AuthorProblem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const file = parseYaml('a.yaml', `in: ${text}\n`, report);
  const input = file === undefined ? undefined : readAt(file, ['in'], report);
  if (input !== undefined && problems.length > 0) throw new Error(`read in spite of ${formatProblems(problems)}`);
  return problems.length > 0 ? formatProblems(inReadingOrder(problems)).replaceAll(/^a\.yaml:/gm, '') : input;
}

export function sessionOf(text: string): Read<SessionInput> {
  return read(text, readSessionInput);
}

export function valueOf(text: string, type: ScalarType): Read<ValueInput> {
  return read(text, (file, path, report) => readValueInput(file, path, type, report));
}
