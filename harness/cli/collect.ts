import { collectSource } from '../collect/collect-source.ts';
import type { Collected, CollectRequest } from '../collect/collect-source.ts';
import type { SiteTime } from '../collect/site-time.ts';
import type { LayoutId } from '../model/intake.ts';
import type { Reading } from '../reading/reading.ts';
import { visible } from '../../reports/visible.ts';
import { unpackApart } from '../reading/unpack-apart.ts';
import type { OfferedFiles } from './prepare.ts';
import { Trouble } from './trouble.ts';

export interface CollectOptions {
  readonly layout?: LayoutId;
  readonly due?: SiteTime;
  readonly beforeDue?: true;
  readonly roster?: string;
}

export type CollectedSource = Extract<Collected, { kind: 'collected' }>;

/** Reads what the course site gave, and says on stderr what it was taken for. */
export async function collect(
  source: string,
  { layout, due, beforeDue, roster }: CollectOptions,
  assignments: readonly OfferedFiles[],
  reading: Reading,
): Promise<CollectedSource> {
  if (beforeDue === true && due === undefined) {
    throw new Trouble('--before-due needs the deadline: add --due, such as --due 2021-10-25T23:59');
  }
  const request: CollectRequest = {
    source,
    ...(layout === undefined ? {} : { layout }),
    ...(due === undefined ? {} : { deadline: { at: due.at, excludesLater: beforeDue === true } }),
    ...(roster === undefined ? {} : { roster }),
    knownNames: assignments.flatMap(({ files }) => files),
    unpack: unpackApart(reading),
  };
  const collected = await collectSource(request);
  if (collected.kind === 'nothing') throw new Trouble(collected.problem);
  process.stderr.write(describe(collected, due));
  return collected;
}

function describe(
  { source, beside, copies, layoutName, because, localTimes, marksLate }: CollectedSource,
  due: SiteTime | undefined,
): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const lines = [`${source} is read as ${layoutName}, because ${because}`];
  if (copies.length > 0) lines.push(`the same files also lie in ${names(copies)}, which is not read`);
  if (beside.length > 0) lines.push(`beside it, and not graded: ${names(beside)}`);
  if (due !== undefined) {
    const note = due.local ? `, as --due named no zone: the time of this machine (${zone})` : '';
    lines.push(`due ${new Date(due.at).toISOString().replace(':00.000Z', 'Z')}${note}`);
    if (marksLate) lines.push(`${layoutName} tells no times: late is what it marks so, by the deadline that it knows`);
    if (localTimes)
      lines.push(`times of submissions that name no zone are taken for the time of this machine (${zone})`);
  }
  return lines.map((line) => `${line}\n`).join('');
}

const maxNames = 6;

function names(all: readonly string[]): string {
  const more = all.length - maxNames;
  return `${all.slice(0, maxNames).map(visible).join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}
