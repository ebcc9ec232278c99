import { setFlagsFromString } from 'node:v8';

/** For whoever grades a class: V8 is tuned for servers that run for days. */
export function tuneEngine(): void {
  keepHeapSmall();
  optimiseLater();
}

/**
 * What is alive while a class is graded stays at some 40 MiB, however large the class is; but on a busy machine V8 lets
 * ever more garbage pile up before it looks. Now it looks when there is as much garbage as there is life.
 */
function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=100');
}

/**
 * Our own work for one submission is some ten milliseconds. By its own rule V8 optimises 900 of our functions for the
 * first hundred, which takes twice as long as the work itself; so a function has to be eight times as busy for that.
 */
function optimiseLater(): void {
  setFlagsFromString('--interrupt-budget=540672');
}
