import type { Refusal } from '../../model/submission/intake.ts';

export type MemberPath =
  | { readonly kind: 'file' | 'folder'; readonly path: string }
  | { readonly kind: 'refused'; readonly path: string; readonly refusal: Refusal };

export const longestName = 1000;

/** The path of a member inside its zip. A name that leads out of the zip is refused, not repaired. */
export function memberPath(name: string): MemberPath {
  // Some Windows programs write backslashes into zips.
  const path = name.replaceAll('\\', '/');
  const refuse = (refusal: Refusal): MemberPath => ({ kind: 'refused', path: path.slice(0, longestName), refusal });
  if (path.length > longestName || /\p{Cc}/u.test(path)) return refuse('bad-name');
  const steps = path.split('/').filter((step) => step !== '' && step !== '.');
  // C: is the root of a disk, also after empty steps and dots.
  if (path.startsWith('/') || /^[A-Za-z]:/.test(steps[0] ?? '')) return refuse('absolute-path');
  if (steps.includes('..')) return refuse('path-traversal');
  if (steps.length === 0) return refuse('bad-name');
  return { kind: path.endsWith('/') ? 'folder' : 'file', path: steps.join('/') };
}
