import type { Prototype } from '../../../model/assignment/prototype.ts';
import type { BuildRequest } from '../../contract/toolchain.ts';
import { isPlainFileName } from '../work-folder/work-folder.ts';

/** A mistake in the request itself, in a sentence: it cannot be built, whatever the student wrote. */
export function problemOf({
  files,
  courseFiles = [],
  programs,
  functions,
  class: tested,
}: BuildRequest): string | undefined {
  const unsafe = [...files, ...courseFiles].find(({ name }) => !isPlainFileName(name));
  if (unsafe !== undefined) return `${JSON.stringify(unsafe.name)} is not a plain file name, so nothing was compiled`;
  const absent = programs
    ?.flatMap((program) => program.courseFiles)
    .find((wanted) => !courseFiles.some(({ name }) => name === wanted));
  if (absent !== undefined) return `the reference solution has no ${absent}`;
  if (tested !== undefined && !files.some(({ name }) => name === tested.header)) {
    return `${tested.header} is missing, so the members of its class cannot be called`;
  }
  const strange = functions.find(passesBoard);
  return strange === undefined ? undefined : `a char[8][8] can only be a private field, unlike in ${strange.text}`;
}

function passesBoard({ returns, parameters, member }: Prototype): boolean {
  const passed = parameters.slice(member?.fields ?? 0).map(({ type }) => type);
  return [returns, ...passed].includes('char[8][8]');
}
