import type { Toolchain } from '../toolchain/contract/toolchain.ts';
import { type Cost, measure, nothing, sum } from './measure.ts';

/** The time of the stages of a grading, while one submission is graded at a time. */
export interface Stages {
  readonly build: Cost;
  readonly runs: Cost;
}

/** Wraps a toolchain so that its work is measured. */
export function observed(toolchain: Toolchain): { readonly toolchain: Toolchain; readonly stages: () => Stages } {
  let build = nothing;
  let runs = nothing;
  return {
    stages: () => ({ build, runs }),
    toolchain: {
      ...toolchain,
      async build(request) {
        const { result, cost } = await measure(() => toolchain.build(request));
        build = sum(build, cost);
        if (result.kind !== 'built') return result;
        const { program } = result;
        return {
          ...result,
          program: {
            ...program,
            async run(jobs, manner) {
              const ran = await measure(() => program.run(jobs, manner));
              runs = sum(runs, ran.cost);
              return ran.result;
            },
          },
        };
      },
    },
  };
}
