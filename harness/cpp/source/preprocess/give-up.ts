/** What comes next depends on something that cannot be followed here: reading ends there, and reports it. */
export class GiveUp extends Error {
  readonly because: 'condition' | 'macro';

  constructor(because: 'condition' | 'macro') {
    super('the rest of the source cannot be followed');
    this.because = because;
  }
}
