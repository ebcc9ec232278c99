/** The stream for progress: never stdout, which is for results. */
interface ProgressStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface Progress {
  readonly started: (submission: string) => void;
  /** `found`: the result was there already, so it does not count for the pace. */
  readonly done: (submission: string, outcome: 'full-marks' | 'failing', found?: boolean) => void;
  /** Ends the display. */
  readonly finish: () => void;
}

/**
 * Shows one line that rewrites itself on a terminal; elsewhere a line for every tenth of the class, so that a log stays
 * short. `now` returns milliseconds.
 */
export function showProgress(stream: ProgressStream, total: number, now = () => performance.now()): Progress {
  return stream.isTTY ? movingLine(stream, total, now) : lineForEachTenth(stream, total);
}

const clear = '\r\u001B[K';
/** Room for the `^C` that a terminal prints at the end of the line. */
const roomForKeys = 3;

function movingLine(stream: ProgressStream, total: number, now: () => number): Progress {
  const begin = now();
  const underWay = new Set<string>();
  let count = 0;
  let found = 0;
  let belowFull = 0;
  function show(): void {
    const line = [
      `graded ${count} of ${total}`,
      ...(belowFull === 0 ? [] : [`${belowFull} below full marks`]),
      ...pace(count - found, total - count, now() - begin),
      [...underWay].map((id) => id.slice(0, 40)).join(', '),
    ].join(' · ');
    // A line that wraps could not be erased.
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
      if (outcome === 'failing') belowFull += 1;
      show();
    },
    finish: () => stream.write(clear),
  };
}

/** Empty until there is enough to compute a pace from. */
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
  let reported = 0;
  return {
    started: () => {},
    done: () => {
      count += 1;
      const tenths = Math.floor((count * 10) / total);
      if (tenths > reported) stream.write(`graded ${count} of ${total}\n`);
      reported = tenths;
    },
    finish: () => {},
  };
}
