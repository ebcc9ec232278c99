/** The part of a terminal stream that the line needs. */
interface ActivityStream {
  readonly columns?: number;
  write(text: string): unknown;
}

export interface ActivityLine {
  readonly show: (what: string) => void;
  readonly clear: () => void;
}

const clear = '\r\u001B[K';
/** Room for the `^C` that a terminal prints at the end of the line. */
const roomForKeys = 3;

/** One line that says what is going on and for how long. It is redrawn every second, and removed at the end. */
export function showActivity(stream: ActivityStream, now = () => performance.now()): ActivityLine {
  const begin = now();
  let shown = '';
  function draw(): void {
    const line = `${shown} · ${Math.floor((now() - begin) / 1000)} s`;
    // A line that wraps could not be erased.
    stream.write(clear + line.slice(0, (stream.columns ?? 80) - roomForKeys));
  }
  // While a student's program sleeps, no event would redraw the line.
  const timer = setInterval(draw, 1000);
  timer.unref();
  return {
    show(what) {
      shown = what;
      draw();
    },
    clear() {
      clearInterval(timer);
      stream.write(clear);
    },
  };
}
