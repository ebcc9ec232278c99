import { readFile } from 'node:fs/promises';
import type { AccountedFile, Intake, ZoneDoubt } from '../model/submission/intake.ts';
import type { LayoutId } from '../model/submission/layouts.ts';
import type { Person } from '../model/submission/people.ts';
import { account } from './account.ts';
import { assembleWork } from './assemble-work.ts';
import type { CollectedWork } from './assemble-work.ts';
import { errorCode, explainUnreadable } from './open/file-trouble.ts';
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
  /** The path of a zip or a folder. */
  readonly source: string;
  readonly layout?: LayoutId;
  readonly due?: SiteTime;
  /** Of several attempts, the latest one before the deadline counts. */
  readonly beforeDue?: true;
  /** The zone of times that name none. */
  readonly zone?: Zone;
  /** The zone of the machine's clock, which is also the default. */
  readonly machine?: Zone;
  /** The path of a file with the class list. */
  readonly roster?: string;
  /** File names that assignments ask for. */
  readonly knownNames: readonly string[];
  /** Opens the zips of students; by default in this process. */
  readonly unpack?: Unpack;
}

export type Collected =
  | {
      readonly kind: 'collected';
      /** The path of the download that was read, which may be inside the named folder. */
      readonly source: string;
      /** Other files in that folder, which are not graded. */
      readonly beside: readonly string[];
      /** Copies of the same download. */
      readonly copies: readonly string[];
      readonly layoutName: string;
      /** Continues a sentence after "because". */
      readonly because: string;
      /** In the order of their ids. */
      readonly works: readonly CollectedWork[];
      readonly intake: Intake;
      /** All students on the roster; empty without a roster. */
      readonly listed: readonly Person[];
      /** The download has late markers but no times, so the given deadline decides nothing. */
      readonly marksLate: boolean;
      /** How the times were read. */
      readonly clock: Pick<CourseClock, 'zone' | 'due'>;
      /** Whether some times name no zone. */
      readonly hasBareTimes: boolean;
      /** To be called after every work was loaded. */
      readonly close: () => void;
    }
  /** One sentence that says what is wrong and what to do. */
  | { readonly kind: 'nothing'; readonly problem: string };

const largestText = 4 * 1024 * 1024;

/** Finds the works in a download and their students. The bytes of a work are read when it is loaded. */
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
    const cure = "put each student's files into a separate folder, named after the student, or choose another --layout";
    return { kind: 'nothing', problem: `${source} has no submissions in the format of ${layout.name}; ${cure}` };
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

/** The times in the download, and those in the site's worksheet. */
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
    // If the text cannot be read, the file names may be enough.
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
    return explainUnreadable(path, errorCode(error));
  }
}
