import { byPath } from './listing.ts';
import type { ListedFile, Listing } from './listing.ts';
import { detectLayout, layouts } from './detect.ts';
import type { LayoutReading } from './layout.ts';
import { openClock } from './time/course-clock.ts';
import { machineZone } from './time/zone.ts';
import type { LayoutId } from '../model/submission/layouts.ts';

/** A listing of these paths; a path that ends in / is an empty folder. */
export function listingOf(
  paths: readonly string[],
  asides: Readonly<Record<string, ListedFile['aside']>> = {},
): Listing {
  const files = paths
    .filter((path) => !path.endsWith('/'))
    .map((path): ListedFile => {
      const aside = asides[path];
      return { path, size: 1, ...(aside === undefined ? {} : { aside }), read: async () => new Uint8Array() };
    });
  const folders = paths.filter((path) => path.endsWith('/')).map((path) => path.slice(0, -1));
  return { files: files.toSorted(byPath), folders };
}

export interface LegibleWork {
  readonly who: string;
  readonly group?: string;
  readonly attempts: readonly string[];
}

/** What a layout makes of the paths, in lines `attempt at TIME: name, name`, and the files that are in no attempt. */
export function read(
  id: LayoutId,
  paths: readonly string[],
  texts: Readonly<Record<string, string>> = {},
  knownNames: readonly string[] = [],
): { works: LegibleWork[]; others: string[] } {
  const reading = layouts[id].read(listingOf(paths), { texts: new Map(Object.entries(texts)), knownNames });
  return { works: legible(reading), others: reading.others.map(({ file, fate }) => `${file.path}: ${fate}`) };
}

function legible({ works }: LayoutReading): LegibleWork[] {
  const { at } = openClock({ machine: machineZone(), times: [] });
  return works.map(({ students, group, attempts }) => ({
    who: students
      .map(({ id, name, siteId }) => [id, name, siteId].filter((part) => part !== undefined).join(' '))
      .join(' + '),
    ...(group === undefined ? {} : { group }),
    attempts: attempts.map(({ siteName, submittedAt, markedLate, files, others }) => {
      const time = submittedAt === undefined ? '' : ` at ${new Date(at(submittedAt)).toISOString()}`;
      const names = [...files.map(({ name }) => name), ...others.map(({ file, fate }) => `${file.path} (${fate})`)];
      return `${siteName}${time}${markedLate === true ? ' late' : ''}: ${names.join(', ')}`;
    }),
  }));
}

/** The id of the detected layout with the reason, or the problem. */
export function detected(paths: readonly string[], wanted?: LayoutId, isZip = true): string {
  const found = detectLayout(listingOf(paths), wanted, isZip);
  return found.kind === 'unclear' ? found.problem : `${found.layout.id} because ${found.because}`;
}
