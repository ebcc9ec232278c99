import type { BuildChecked } from './exercise/diagnose.ts';
import type { BuildRequest, Program, Toolchain } from './model/toolchain.ts';

/** Builds of a submission with checks, each made once and only when somebody asks for it. */
export interface CheckedBuilds {
  readonly build: BuildChecked;
  dispose(): Promise<void>;
}

export function openCheckedBuilds(toolchain: Toolchain, request: BuildRequest): CheckedBuilds {
  let full: Promise<Program | undefined> | undefined;
  const made: Promise<Program | undefined>[] = [];

  async function make(checked: 'quickly' | 'fully', isCalled: boolean): Promise<Program | undefined> {
    const built = await toolchain.build({ ...request, functions: isCalled ? request.functions : [], checked });
    return built.kind === 'built' ? built.program : undefined;
  }

  function kept(program: Promise<Program | undefined>): Promise<Program | undefined> {
    made.push(program);
    return program;
  }

  return {
    build(how, trials) {
      const isCalled = trials.some(({ kind }) => kind === 'call');
      // One for all that is asked of it: it takes as long to build as the program itself.
      return how === 'fully' ? (full ??= kept(make('fully', true))) : kept(make('quickly', isCalled));
    },
    async dispose() {
      for (const program of made) await (await program.catch(() => undefined))?.dispose();
    },
  };
}
