import { blackboard } from './blackboard.ts';
import { canvas } from './canvas.ts';
import { moodle } from './moodle.ts';
import type { Site, SiteId } from './site.ts';

export const sites: Readonly<Record<SiteId, Site>> = { blackboard, canvas, moodle };

/** The site whose file this is, by its header. */
export function siteOf(header: readonly string[]): SiteId | undefined {
  return Object.values(sites).find(({ recognises }) => recognises(header))?.id;
}
