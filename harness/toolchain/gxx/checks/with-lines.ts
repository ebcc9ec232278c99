import type { Outcome, RunEnd } from '../../../model/program/run-outcome.ts';
import type { Job, Program } from '../../contract/toolchain.ts';
import { findSessionProgram, type LinkedPrograms } from '../run/start-task.ts';
import { faultAt, findLines } from './find-lines.ts';

/** Adds to each crash of a program its line, which a full build with checks knows. */
export function withLines(program: Program, linked: LinkedPrograms, files: readonly string[]): Program {
  const known = new Map<string, ReturnType<typeof findLines>>();

  async function lined(end: RunEnd, path: string | undefined): Promise<RunEnd> {
    if (end.kind !== 'crashed' || end.trace === undefined) return end;
    const { trace, ...crashed } = end;
    if (path === undefined) return crashed;
    const key = [path, ...trace.places].join(' ');
    const lines = known.get(key) ?? findLines(path, trace.places, linked.folder, files);
    known.set(key, lines);
    const fault = faultAt(trace, await lines);
    return fault === undefined ? crashed : { ...crashed, fault };
  }

  return {
    ...program,
    async run(jobs, manner) {
      const outcomes = await program.run(jobs, manner);
      return Promise.all(
        outcomes.map((outcome, index) => withFault(outcome, (end) => lined(end, pathOf(jobs[index], linked)))),
      );
    },
  };
}

function pathOf(job: Job | undefined, linked: LinkedPrograms): string | undefined {
  if (job === undefined) return undefined;
  if (job.kind === 'call') return linked.calls.kind === 'linked' ? linked.calls.path : undefined;
  const found = findSessionProgram(job.program, linked);
  return found.kind === 'linked' ? found.path : undefined;
}

async function withFault(outcome: Outcome, lined: (end: RunEnd) => Promise<RunEnd>): Promise<Outcome> {
  switch (outcome.kind) {
    case 'session':
    case 'call':
    case 'answering':
      return { ...outcome, end: await lined(outcome.end) };
    case 'commanding':
      return { ...outcome, session: { ...outcome.session, end: await lined(outcome.session.end) } };
  }
}
