/** Learning has taken more steps than any honest program needs. */
export class OutOfSteps extends Error {
  override readonly name = 'OutOfSteps';
}

/**
 * A step is some 150 nanoseconds, so that these are about a second. An honest program with two texts of its own needs
 * 1.5 million for 80 games of hex, or 3 million if it reads before everything is printed.
 */
export const maxSteps = 8_000_000;

/**
 * Counts the work of learning, so that no output keeps the grader busy. Steps and not seconds: the same submission
 * always comes as far.
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
