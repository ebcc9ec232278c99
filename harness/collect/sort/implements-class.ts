import type { SourceOutline } from '../../model/submission/source-outline.ts';
import type { WantedFiles } from './sort-request.ts';

export function implementsClass({ defines }: SourceOutline, { class: tested }: WantedFiles): boolean {
  return tested !== undefined && defines.some(({ words }) => words.length > 1 && words[0] === tested.name);
}
