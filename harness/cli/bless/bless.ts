import { blessAssignment } from '../../author/bless/bless-assignment.ts';
import { writeFiles } from '../../author/bless/write-files.ts';
import { findCourse } from '../../prepare/assignments/course.ts';
import { placeOf } from '../../prepare/assignments/place.ts';
import { exitCodes } from '../../prepare/exit-code.ts';
import { prepareToolchain } from '../../prepare/prepare-toolchain.ts';
import { readApart } from '../../reading/read-apart.ts';
import type { Toolchain } from '../../toolchain/contract/toolchain.ts';
import { terminalStyle } from '../terminal-style.ts';
import { renderPatch } from './render-patch.ts';
import { renderBlessing } from './render-blessing.ts';

export async function bless(name: string, isCheck: boolean): Promise<number> {
  const place = await placeOf(name, await findCourse());
  const reading = readApart();
  // The references of Verbatim's own assignments need no compiler.
  const toolchain = place.isOurs ? unused() : prepareToolchain({ reading });
  // Mistakes in the cases are reported before failures of the tools.
  toolchain.catch(() => {});
  const blessing = await blessAssignment(place, { toolchain, reading });
  const style = terminalStyle(process.stdout, process.env);
  const shown = (file: string) => `${place.prefix}${place.id}/${file}`;
  process.stdout.write(renderPatch(blessing.files, shown, style.palette));
  if (!isCheck) await writeFiles(place.folder, blessing.files);
  process.stdout.write(renderBlessing(blessing, { name, shown, isCheck }));
  return isCheck && blessing.files.length > 0 ? exitCodes.notFullMarks : exitCodes.ok;
}

function unused(): Promise<Toolchain> {
  return Promise.reject(new Error('A reference in TypeScript builds nothing'));
}
