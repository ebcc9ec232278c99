/** Watches one run after the other. */
export interface Deadline {
  /** From now on, the run may compute for so long. Replaces the one before. */
  start(limits: { readonly cpuSeconds: number }): void;
  stop(): void;
}

/** `stuck`: by the clock it is far too late, but nothing computes. That is Verbatim's fault, not the program's. */
export type PassedDeadline = 'computed' | 'stuck';

/** A run may be nearly done when its time is up by the clock, so the clock is looked at again after this time or more. */
const minWaitMilliseconds = 10;
const stuckMilliseconds = 120_000;

/**
 * Calls `onPassed` when the run has had its time. Node does not say how long one thread computed. On a busy machine the
 * clock alone would be unfair, so the whole process must have computed for so long since the run began, too.
 */
export function watchDeadline(onPassed: (passed: PassedDeadline) => void): Deadline {
  let timer: NodeJS.Timeout | undefined;
  let last: NodeJS.Immediate | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    clearImmediate(last);
  };
  return {
    start({ cpuSeconds }) {
      stop();
      const began = process.cpuUsage();
      const beganAt = performance.now();
      const check = (): void => {
        const { user, system } = process.cpuUsage(began);
        const left = cpuSeconds * 1000 - (user + system) / 1000;
        const isStuck = performance.now() - beganAt > cpuSeconds * 1000 + stuckMilliseconds;
        if (left > 0 && !isStuck) timer = setTimeout(check, Math.max(left, minWaitMilliseconds));
        // If this thread was busy, the news that the run has ended may be waiting.
        else last = setImmediate(() => onPassed(left > 0 ? 'stuck' : 'computed'));
      };
      timer = setTimeout(check, cpuSeconds * 1000);
    },
    stop,
  };
}
