import type { ProgramPlan } from '../../model/assignment/assignment.ts';
import { isSameKind } from '../name-match.ts';
import type { CandidateFile, WantedFiles } from './sort-request.ts';

/** What an expected file must be. */
export type Role =
  | { readonly kind: 'main'; readonly words: readonly string[]; readonly names: readonly string[] }
  | { readonly kind: 'class'; readonly className: string }
  | { readonly kind: 'header' }
  /** It is only known to be a source. */
  | { readonly kind: 'source' };

export function roleOf(expected: string, { expected: all, programs, class: tested }: WantedFiles): Role {
  if (isSameKind(expected, 'x.h')) return { kind: 'header' };
  if (tested?.file === expected) return { kind: 'class', className: tested.name };
  const plans = programs ?? [{ studentFiles: all, knownBy: undefined }];
  const own = plans.find(({ studentFiles }) => sourcesOf(studentFiles).length === 1 && studentFiles.includes(expected));
  if (own === undefined) return { kind: 'source' };
  return { kind: 'main', words: own.knownBy?.words ?? [], names: own.knownBy?.names ?? [] };
}

export function sourcesOf(names: readonly string[]): string[] {
  return names.filter((name) => isSameKind(name, 'x.cpp'));
}

/** Whether one of the student files must have the main function; otherwise a course file has it. */
export function needsMain({ studentFiles }: Pick<ProgramPlan, 'studentFiles'>, wanted: WantedFiles): boolean {
  return studentFiles.some((name) => roleOf(name, wanted).kind !== 'class');
}

/** Whether the contents of the file fit the role, whatever its name is. */
export function fitsRole({ outline }: CandidateFile, role: Role): boolean {
  if (outline === undefined) return role.kind === 'header';
  if (role.kind === 'main') return outline.hasMain;
  if (role.kind !== 'class') return role.kind === 'source';
  return outline.defines.some(({ words }) => words.length > 1 && words[0] === role.className);
}
