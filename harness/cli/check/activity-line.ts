/** A terminal, or what stands for it. */
interface ActivityStream {
  readonly columns?: number;
  write(text: string): unknown;
}

export interface ActivityLine {
  readonly show: (what: string) => void;
  readonly clear: () => void;
}

const clear = '\r\u001B[K';
/** A terminal shows Ctrl-C where the line ends. */
const roomForKeys = 3;

/** One line that says what is going on and for how long, second by second, and is gone in the end. */
export function showActivity(stream: ActivityStream, now = () => performance.now()): ActivityLine {
  const begin = now();
  let shown = '';
  function draw(): void {
    const line = `${shown} · ${Math.floor((now() - begin) / 1000)} s`;
    // A line that is broken could not be taken back.
    stream.write(clear + line.slice(0, (stream.columns ?? 80) - roomForKeys));
  }
  // A program that sleeps says nothing for as long as it may.
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
