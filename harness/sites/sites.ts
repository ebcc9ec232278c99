import { blackboard } from './blackboard/gradebook.ts';
import { canvas } from './canvas/gradebook.ts';
import { moodle } from './moodle/gradebook.ts';
import type { SiteId } from '../model/result/grade-file.ts';
import type { Site } from './gradebook-site.ts';

export const sites: Readonly<Record<SiteId, Site>> = { blackboard, canvas, moodle };

/** The site that a grade file with this header is from. */
export function siteOf(header: readonly string[]): SiteId | undefined {
  return Object.values(sites).find(({ recognises }) => recognises(header))?.id;
}
