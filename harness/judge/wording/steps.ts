/** Learning has taken more steps than any honest program needs. */
export class OutOfSteps extends Error {
  override readonly name = 'OutOfSteps';
}

/**
 * About two or three seconds of a busy processor, where a step takes a quarter to half of a microsecond. An honest
 * program with two texts of its own took 6 million for 240 games of hex, which are more runs than any assignment has.
 */
export const maxSteps = 8_000_000;

/**
 * Counts the work of learning, so that no output keeps the grader busy. It counts steps and not seconds, so that the
 * same submission always gets equally far.
 */
export class Steps {
  #left: number;

  constructor(most: number = maxSteps) {
    this.#left = most;
  }

  get left(): number {
    return this.#left;
  }

  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new OutOfSteps('too many steps to learn the words of a program');
  }
}
