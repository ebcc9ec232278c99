import { renderDoctor } from '../../../reports/terminal/render-doctor.ts';
import { isNativeRefused, prepareToolchain } from '../../prepare/prepare-toolchain.ts';
import { exitCodes } from '../../prepare/exit-code.ts';

export async function doctor(): Promise<number> {
  const { facts } = await prepareToolchain({});
  process.stdout.write(renderDoctor(facts, isNativeRefused()));
  return facts.notEnforced.length === 0 ? exitCodes.ok : exitCodes.notFullMarks;
}
