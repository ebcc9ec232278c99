/** Where progress goes: never to stdout, which belongs to results. */
interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface Progress {
  readonly done: (count: number, submission: string) => void;
  /** Nothing moves after this. */
  readonly finish: () => void;
}

/** One line that rewrites itself on a terminal; elsewhere a line for every tenth, so that a log stays short. */
export function showProgress(stream: ProgressStream, total: number): Progress {
  return stream.isTTY ? movingLine(stream, total) : lineForEachTenth(stream, total);
}

function movingLine(stream: ProgressStream, total: number): Progress {
  const clear = '\r\u001B[K';
  return {
    done: (count, submission) => stream.write(`${clear}grading ${count} of ${total} · ${submission.slice(0, 40)}`),
    finish: () => stream.write(clear),
  };
}

function lineForEachTenth(stream: ProgressStream, total: number): Progress {
  let told = 0;
  return {
    done: (count) => {
      const tenths = Math.floor((count * 10) / total);
      if (tenths > told) stream.write(`graded ${count} of ${total}\n`);
      told = tenths;
    },
    finish: () => {},
  };
}
