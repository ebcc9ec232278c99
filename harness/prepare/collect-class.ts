import { collectSource } from '../collect/collect-source.ts';
import type { Collected, CollectRequest } from '../collect/collect-source.ts';
import { type GuessedZone, guessText } from '../sites/time/course-clock.ts';
import { tableToMove } from '../sites/github-classroom/grades.ts';
import type { SiteTime } from '../sites/time/site-time.ts';
import type { Zone } from '../sites/time/zone.ts';
import type { LayoutId } from '../model/submission/layouts.ts';
import type { Reading } from '../reading/reading.ts';
import { visible } from '../../reports/phrases/visible.ts';
import { unpackApart } from '../reading/unpack-apart.ts';
import type { OfferedFiles } from './assignments/find-assignment.ts';
import { UsageError } from '../model/usage-error.ts';

export interface CollectOptions {
  readonly layout?: LayoutId;
  readonly due?: SiteTime;
  readonly zone?: Zone;
  readonly beforeDue?: true;
  readonly roster?: string;
}

export type CollectedSource = Extract<Collected, { kind: 'collected' }>;

/** Reads a download of the course site, and says on stderr how it was understood. */
export async function collect(
  source: string,
  options: CollectOptions,
  assignments: readonly OfferedFiles[],
  reading: Reading,
): Promise<CollectedSource> {
  const collected = await collectQuietly(source, options, assignments, reading);
  process.stderr.write(describe(collected));
  return collected;
}

export async function collectQuietly(
  source: string,
  { layout, due, zone, beforeDue, roster }: CollectOptions,
  assignments: readonly OfferedFiles[],
  reading: Reading,
): Promise<CollectedSource> {
  if (beforeDue === true && due === undefined) {
    throw new UsageError('--before-due needs the deadline: add --due, such as --due 2021-10-25T23:59');
  }
  const request: CollectRequest = {
    source,
    ...(layout === undefined ? {} : { layout }),
    ...(due === undefined ? {} : { due }),
    ...(beforeDue === true ? { beforeDue } : {}),
    ...(zone === undefined ? {} : { zone }),
    ...(roster === undefined ? {} : { roster }),
    knownNames: assignments.flatMap(({ files }) => files),
    unpack: unpackApart(reading),
  };
  const collected = await collectSource(request);
  if (collected.kind === 'nothing') throw new UsageError(collected.problem);
  return collected;
}

function describe({
  source,
  beside,
  copies,
  layoutName,
  because,
  clock,
  hasBareTimes,
  marksLate,
}: CollectedSource): string {
  const lines = [`${source} is read as ${layoutName}, because ${because}`];
  if (copies.length > 0) lines.push(`the same files are also in ${names(copies)}, which is not read`);
  if (beside.length > 0) lines.push(`beside it, and not graded: ${names(beside)}`);
  const table = layoutName === 'GitHub Classroom' ? tableToMove(source, beside.map(visible)) : undefined;
  if (table !== undefined) lines.push(table);
  const { due, zone } = clock;
  if (due !== undefined) {
    lines.push(`due ${new Date(due.at).toISOString().replace(':00.000Z', 'Z')}${zoneNote(due.guessed)}`);
    if (marksLate)
      lines.push(`${layoutName} gives no times: work is late if it is marked so there, by the deadline set there`);
    if (hasBareTimes) lines.push(`times of submissions without a zone are taken as ${zoneText(zone)}`);
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** A zone that somebody has set, with --zone or in verbatim.yaml, is no guess. */
function zoneNote(guessed: GuessedZone | undefined): string {
  if (guessed === undefined) return '';
  if (guessed.from === 'option') return `; the deadline is read in the zone ${zoneText(guessed)}`;
  return `, assuming ${guessText(guessed)}, because the deadline has no zone`;
}

function zoneText(guessed: GuessedZone): string {
  return guessed.from === 'option' ? guessed.zone.name : guessText(guessed);
}

const maxNames = 6;

function names(all: readonly string[]): string {
  const more = all.length - maxNames;
  return `${all.slice(0, maxNames).map(visible).join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}
