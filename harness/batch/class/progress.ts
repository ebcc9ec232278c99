/** Where progress goes: never to stdout, which belongs to results. */
interface ProgressStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface Progress {
  readonly started: (submission: string) => void;
  /** `found`: it was there already, which says nothing about how fast the others go. */
  readonly done: (submission: string, outcome: 'full-marks' | 'failing', found?: boolean) => void;
  /** Nothing moves after this. */
  readonly finish: () => void;
}

/**
 * One line that rewrites itself on a terminal; elsewhere a line for every tenth, so that a log stays short. `now` tells
 * milliseconds.
 */
export function showProgress(stream: ProgressStream, total: number, now = () => performance.now()): Progress {
  return stream.isTTY ? movingLine(stream, total, now) : lineForEachTenth(stream, total);
}

const clear = '\r\u001B[K';
/** A terminal shows Ctrl-C where the line ends. */
const roomForKeys = 3;

function movingLine(stream: ProgressStream, total: number, now: () => number): Progress {
  const begin = now();
  const underWay = new Set<string>();
  let count = 0;
  let found = 0;
  let failing = 0;
  function show(): void {
    const line = [
      `graded ${count} of ${total}`,
      ...(failing === 0 ? [] : [`${failing} below full marks`]),
      ...pace(count - found, total - count, now() - begin),
      [...underWay].map((id) => id.slice(0, 40)).join(', '),
    ].join(' · ');
    // A line that is broken could not be taken back.
    stream.write(clear + line.slice(0, (stream.columns ?? 80) - roomForKeys));
  }
  return {
    started(submission) {
      underWay.add(submission);
      show();
    },
    done(submission, outcome, wasThere = false) {
      underWay.delete(submission);
      count += 1;
      if (wasThere) found += 1;
      if (outcome === 'failing') failing += 1;
      show();
    },
    finish: () => stream.write(clear),
  };
}

/** Nothing before there is something to reckon with. */
function pace(count: number, left: number, milliseconds: number): string[] {
  if (count === 0 || milliseconds < 1000) return [];
  const minutes = milliseconds / 60_000;
  return [`${Math.round(count / minutes)} a minute`, `${timeText((left * minutes) / count)} left`];
}

function timeText(minutes: number): string {
  if (minutes < 1) return `${Math.ceil(minutes * 60)} s`;
  return minutes < 100 ? `${Math.round(minutes)} min` : `${Math.round(minutes / 60)} h`;
}

function lineForEachTenth(stream: ProgressStream, total: number): Progress {
  let count = 0;
  let told = 0;
  return {
    started: () => {},
    done: () => {
      count += 1;
      const tenths = Math.floor((count * 10) / total);
      if (tenths > told) stream.write(`graded ${count} of ${total}\n`);
      told = tenths;
    },
    finish: () => {},
  };
}
