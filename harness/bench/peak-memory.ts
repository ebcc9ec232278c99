import { writeFileSync } from 'node:fs';
import { peakMiB } from './measure.ts';

/** Loaded in front of the command line, so that it says at its end how much memory it had. */
process.on('exit', () => {
  const file = process.env['VERBATIM_PEAK_FILE'];
  if (file !== undefined) writeFileSync(file, String(peakMiB()));
});
