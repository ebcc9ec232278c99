import { setFlagsFromString } from 'node:v8';

/**
 * What is alive while a class is graded stays at some 40 MiB, however large the class is; but on a busy machine V8 lets
 * ever more garbage pile up before it looks. Now it looks when there is as much garbage as there is life.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=100');
}
