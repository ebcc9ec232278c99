/** What follows depends on something that nobody here can follow: reading ends there, and says so. */
export class GiveUp extends Error {
  readonly because: 'condition' | 'macro';

  constructor(because: 'condition' | 'macro') {
    super('the rest of the source cannot be followed');
    this.because = because;
  }
}
