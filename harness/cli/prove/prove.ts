import { renderProof } from '../../../reports/terminal/render-proof.ts';
import { proveAssignment } from '../../author/prove/prove-assignment.ts';
import { usualWorkers } from '../../batch/class/usual-workers.ts';
import { findCourse } from '../../prepare/assignments/course.ts';
import { placeOf } from '../../prepare/assignments/place.ts';
import { exitCodes } from '../../prepare/exit-code.ts';
import { prepareToolchain } from '../../prepare/prepare-toolchain.ts';
import { readApart } from '../../reading/read-apart.ts';
import { terminalStyle } from '../terminal-style.ts';

export async function prove(name: string, json: boolean): Promise<number> {
  const place = await placeOf(name, await findCourse());
  const reading = readApart();
  process.stderr.write(`proving ${place.id} ...\n`);
  const proof = await proveAssignment(place, {
    toolchain: () => prepareToolchain({ manySubmissions: true, reading }),
    reading,
    workers: usualWorkers(),
  });
  process.stdout.write(
    json
      ? `${JSON.stringify({ format: 1, proof }, undefined, 2)}\n`
      : renderProof(proof, terminalStyle(process.stdout, process.env)),
  );
  return proof.checks.some(({ state }) => state === 'wrong') ? exitCodes.notFullMarks : exitCodes.ok;
}
