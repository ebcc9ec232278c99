import type { SiteTime } from './site-time.ts';
import { type Moments, type Zone, momentsIn, offsetText } from './zone.ts';

const minute = 60_000;

/** How late something is, in whole minutes; 0 if it is in time. If the zone is uncertain, `least` and `most` differ. */
export interface Lateness {
  readonly least: number;
  readonly most: number;
}

/** Reads the times of a download, and says what is a guess. */
export interface CourseClock {
  /** Milliseconds since 1970, in the likeliest zone. */
  readonly at: (time: SiteTime) => number;
  readonly lateness: (time: SiteTime) => Lateness;
  /** The possible zones of such a time, in words. */
  readonly zonesOf: (time: SiteTime) => readonly string[];
  /** The zone of times that name none. */
  readonly zone: GuessedZone;
  readonly due: Due | undefined;
}

export interface GuessedZone {
  readonly zone: Zone;
  readonly from: 'option' | 'download' | 'deadline' | 'machine';
}

export interface Due {
  readonly at: number;
  /** Absent if the deadline names its zone. */
  readonly guessed?: GuessedZone;
}

export interface ClockFacts {
  /** The option --zone. */
  readonly zone?: Zone | undefined;
  readonly machine: Zone;
  readonly due?: SiteTime | undefined;
  /** All times of the download: some may name the zone of the others. */
  readonly times: readonly SiteTime[];
}

/** A possible zone for times without a zone, and one for a deadline without a zone. */
interface Guess {
  readonly times: GuessedZone;
  readonly due: GuessedZone;
}

export function openClock(facts: ClockFacts): CourseClock {
  const { due } = facts;
  const guesses = guessesOf(facts);
  const [likeliest] = guesses;
  const dueIn = (guess: Guess): Moments | undefined =>
    due === undefined ? undefined : joined(momentsOf(due, guess.due.zone, facts.zone));

  function lateness(time: SiteTime): Lateness {
    const all = guesses.flatMap((guess) => {
      const until = dueIn(guess);
      if (until === undefined) return [];
      return momentsOf(time, guess.times.zone, facts.zone).flatMap(({ earliest, latest }) => [
        minutesAfter(earliest, until.latest),
        minutesAfter(latest, until.earliest),
      ]);
    });
    return all.length === 0 ? { least: 0, most: 0 } : { least: Math.min(...all), most: Math.max(...all) };
  }

  function zonesOf({ zone }: SiteTime): readonly string[] {
    if (zone.kind === 'shared') return zone.minutes.map((minutes) => offsetText(minutes));
    const guessed = guesses.flatMap(({ times, due: ofDue }) => [
      ...(zone.kind === 'none' ? [times] : []),
      ...(due?.zone.kind === 'none' ? [ofDue] : []),
    ]);
    return [...new Set(guessed.map(guessText))];
  }

  const dueMoments = likeliest === undefined ? undefined : dueIn(likeliest);
  const times = likeliest?.times ?? { zone: facts.machine, from: 'machine' };
  return {
    at: (time) => Math.min(...momentsOf(time, times.zone, facts.zone).map(({ earliest }) => earliest)),
    lateness,
    zonesOf,
    zone: times,
    due:
      dueMoments === undefined
        ? undefined
        : {
            at: dueMoments.latest,
            ...(due?.zone.kind === 'none' && likeliest !== undefined ? { guessed: likeliest.due } : {}),
          },
  };
}

/** All guesses, the likeliest first. */
function guessesOf({ zone, machine, due, times }: ClockFacts): Guess[] {
  const asked: GuessedZone | undefined = zone === undefined ? undefined : { zone, from: 'option' };
  if (asked !== undefined) return [{ times: asked, due: asked }];
  const here: GuessedZone = { zone: machine, from: 'machine' };
  const moments = [due, ...times.slice(0, maxCompared)].flatMap((time) => time?.figures ?? []);
  const different = (all: readonly GuessedZone[]) => withOtherClocks(all, moments);
  const hints = different(times.flatMap(localZone).map((each): GuessedZone => ({ zone: each, from: 'download' })));
  // A deadline without a zone is in the zone of this machine, or in that of the course.
  if (hints.length > 0) {
    return hints.flatMap((hint) => different([hint, here]).map((ofDue) => ({ times: hint, due: ofDue })));
  }
  const ofDue = due === undefined ? [] : localZone(due).map((each): GuessedZone => ({ zone: each, from: 'deadline' }));
  return different([...ofDue, here]).map((guess) => ({ times: guess, due: guess }));
}

function localZone({ zone }: SiteTime): Zone[] {
  return zone.kind === 'known' && zone.isLocal ? [zone.zone] : [];
}

const maxCompared = 100;

/** Drops zones whose clocks show the same at all these moments, because only their names differ. */
function withOtherClocks(all: readonly GuessedZone[], moments: readonly number[]): GuessedZone[] {
  const byClock = new Map<string, GuessedZone>();
  for (const one of all) {
    const key = moments.map((moment) => one.zone.offsetAt(moment)).join();
    if (!byClock.has(key)) byClock.set(key, one);
  }
  return [...byClock.values()];
}

/** The moments of this time, one for each zone that may be meant. */
function momentsOf({ figures, zone: stated }: SiteTime, guess: Zone, asked: Zone | undefined): readonly Moments[] {
  const fixed = (minutes: number): Moments => ({
    earliest: figures - minutes * minute,
    latest: figures - minutes * minute,
  });
  switch (stated.kind) {
    case 'none':
      return [momentsIn(guess, figures)];
    case 'known':
      return [stated.minutes === undefined ? momentsIn(stated.zone, figures) : fixed(stated.minutes)];
    case 'shared': {
      const meant = stated.minutes.filter(
        (minutes) => asked !== undefined && asked.offsetAt(figures - minutes * minute) === minutes,
      );
      return (meant.length > 0 ? meant : stated.minutes).map(fixed);
    }
    default:
      return stated satisfies never;
  }
}

function joined(all: readonly Moments[]): Moments {
  return {
    earliest: Math.min(...all.map(({ earliest }) => earliest)),
    latest: Math.max(...all.map(({ latest }) => latest)),
  };
}

function minutesAfter(moment: number, due: number): number {
  return Math.max(0, Math.ceil((moment - due) / minute));
}

const sources: Readonly<Record<GuessedZone['from'], string>> = {
  option: '--zone',
  download: 'other times of this download',
  deadline: '--due',
  machine: 'this machine',
};

export function guessText({ zone, from }: GuessedZone): string {
  return `${zone.name} (${sources[from]})`;
}
