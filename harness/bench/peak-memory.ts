import { writeFileSync } from 'node:fs';
import { peakMiB } from './measure.ts';

/** Loaded before the command line program, so that the program writes its peak memory when it ends. */
process.on('exit', () => {
  const file = process.env['VERBATIM_PEAK_FILE'];
  if (file !== undefined) writeFileSync(file, String(peakMiB()));
});
