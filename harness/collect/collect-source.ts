import { readFile } from 'node:fs/promises';
import type { AccountedFile, Intake, ZoneDoubt } from '../model/submission/intake.ts';
import type { LayoutId } from '../model/submission/layouts.ts';
import type { Person } from '../model/submission/people.ts';
import { account } from './account.ts';
import { assembleWork } from './assemble-work.ts';
import type { CollectedWork } from './assemble-work.ts';
import { errorCode, troubleWith } from './open/file-trouble.ts';
import { detectLayout } from '../sites/detect.ts';
import type { LayoutReading } from '../sites/layout.ts';
import type { ListedFile } from '../sites/listing.ts';
import { type OpenedSource, openSource } from './open/open-source.ts';
import { readText } from './open/read-text.ts';
import { compareWithRoster, identify, listedPeople } from './roster/match-roster.ts';
import { readRoster } from './roster/read-roster.ts';
import type { RosterEntry } from './roster/read-roster.ts';
import { type CourseClock, openClock } from '../sites/time/course-clock.ts';
import type { SiteTime } from '../sites/time/site-time.ts';
import { type Zone, machineZone } from '../sites/time/zone.ts';
import { type Unpack, unpackStudentFiles } from './open/unpack-student-files.ts';

export interface CollectRequest {
  /** A zip or a folder. */
  readonly source: string;
  readonly layout?: LayoutId;
  readonly due?: SiteTime;
  /** Of several attempts the latest before the deadline counts. */
  readonly beforeDue?: true;
  /** Of times that name none. */
  readonly zone?: Zone;
  /** Absent: that of the machine's clock. */
  readonly machine?: Zone;
  /** A file with the list of the class. */
  readonly roster?: string;
  /** Names that assignments demand. */
  readonly knownNames: readonly string[];
  /** Opens what students have packed; absent: in this process. */
  readonly unpack?: Unpack;
}

export type Collected =
  | {
      readonly kind: 'collected';
      /** What was read: the download that lies in the folder that was named. */
      readonly source: string;
      /** What lies beside it in that folder, and is not graded. */
      readonly beside: readonly string[];
      /** The same download once more. */
      readonly copies: readonly string[];
      readonly layoutName: string;
      /** Reads on after "because". */
      readonly because: string;
      /** In the order of their ids. */
      readonly works: readonly CollectedWork[];
      readonly intake: Intake;
      /** Everybody on the roster; none without one. */
      readonly listed: readonly Person[];
      /** The site tells no times, and the deadline that was given decides nothing. */
      readonly marksLate: boolean;
      /** How the times were read. */
      readonly clock: Pick<CourseClock, 'zone' | 'due'>;
      /** Some times name no zone. */
      readonly hasBareTimes: boolean;
      /** When every work was loaded. */
      readonly close: () => void;
    }
  /** One sentence with its cure. */
  | { readonly kind: 'nothing'; readonly problem: string };

const largestText = 4 * 1024 * 1024;

/** Finds out whose work is in a download; the bytes of each work are read when it is loaded. */
export async function collectSource(request: CollectRequest): Promise<Collected> {
  const roster = await rosterOf(request.roster);
  if (typeof roster === 'string') return { kind: 'nothing', problem: roster };
  const opened = await openSource(request.source, request.layout);
  if (typeof opened === 'string') return { kind: 'nothing', problem: opened };
  const collected = await collectListing(request, opened, roster);
  if (collected.kind === 'nothing') opened.close();
  return collected;
}

async function collectListing(
  { layout: wanted, due, beforeDue, zone, machine, knownNames, unpack = unpackStudentFiles }: CollectRequest,
  opened: OpenedSource,
  roster: readonly RosterEntry[] | undefined,
): Promise<Collected> {
  const { path: source, beside, copies } = opened;
  const detected = detectLayout(opened, wanted, opened.isZip);
  if (detected.kind === 'unclear') return { kind: 'nothing', problem: `${source}: ${detected.problem}` };
  const { layout, listing, because } = detected;
  const texts = await wantedTexts(listing.files, layout.wantsText ?? (() => false));
  const reading = layout.read(listing, { texts, knownNames });
  if (reading.problem !== undefined) return { kind: 'nothing', problem: `${source}: ${reading.problem}` };
  if (reading.works.length === 0) {
    const cure = "put each student's files in a folder of their own, named for the student, or say --layout";
    return { kind: 'nothing', problem: `${source} holds no submission as ${layout.name} arranges them; ${cure}` };
  }

  const times = timesIn(reading, roster);
  const clock = openClock({ zone, machine: machine ?? machineZone(), due, times });
  const works: CollectedWork[] = [];
  const zoneDoubts: ZoneDoubt[] = [];
  const files: AccountedFile[] = reading.others.map(({ file, fate }) => account(file, fate));
  const taken = new Set<string>();
  const identified = identify(reading.works, roster ?? []);
  const named = [];
  for (const one of identified) {
    const assembled = await assembleWork(one, {
      clock,
      excludesLater: beforeDue === true,
      taken,
      unpack,
    });
    if (assembled.doubt !== undefined) zoneDoubts.push(assembled.doubt);
    works.push(assembled.work);
    for (const file of assembled.files) files.push(file);
    named.push({ ...one, submission: assembled.work.id });
  }
  const sorted = works.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return {
    kind: 'collected',
    source,
    beside,
    copies,
    layoutName: layout.name,
    because,
    marksLate: layout.marksLate === true,
    works: sorted,
    listed: listedPeople(named, roster ?? []),
    intake: {
      layout: layout.id,
      files: files.toSorted((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0)),
      ...(roster === undefined ? {} : { roster: compareWithRoster(named, roster) }),
      ...(clock.due === undefined ? {} : { due: new Date(clock.due.at).toISOString() }),
      withoutTime:
        due === undefined || layout.marksLate === true
          ? []
          : sorted.flatMap(({ id, facts }) => (facts.submittedAt === undefined ? [id] : [])),
      zoneDoubts: zoneDoubts.toSorted((one, other) => (one.submission < other.submission ? -1 : 1)),
    },
    clock,
    hasBareTimes: times.some(({ zone: stated }) => stated.kind === 'none'),
    close: opened.close,
  };
}

/** The site's own, and those of its worksheet. */
function timesIn({ works }: LayoutReading, roster: readonly RosterEntry[] = []): SiteTime[] {
  return [
    ...works.flatMap(({ attempts }) => attempts.flatMap(({ submittedAt }) => submittedAt ?? [])),
    ...roster.flatMap(({ submittedAt }) => submittedAt ?? []),
  ];
}

async function wantedTexts(
  files: readonly ListedFile[],
  wanted: (path: string) => boolean,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const { path, size, aside, read } of files) {
    if (aside !== undefined || size > largestText || !wanted(path)) continue;
    // Without the text there are still the names.
    const bytes = await read().catch(() => undefined);
    if (bytes !== undefined) texts.set(path, readText(bytes));
  }
  return texts;
}

async function rosterOf(path: string | undefined): Promise<readonly RosterEntry[] | string | undefined> {
  if (path === undefined) return undefined;
  try {
    const read = readRoster(readText(await readFile(path)));
    return read.kind === 'read' ? read.entries : `the roster ${path} ${read.problem}`;
  } catch (error) {
    return troubleWith(path, errorCode(error));
  }
}
