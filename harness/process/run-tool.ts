import { type ProcessOutcome, type ProcessRequest, runProcess } from './process.ts';
import { askToolServer } from './server-pool.ts';
import type { ToolSeal } from '../toolchain/sandbox/tool-seal.ts';

export interface ToolRequest extends Omit<ProcessRequest, 'input'> {
  readonly seal: ToolSeal | undefined;
}

/** Runs a tool, held where there is something to hold it (runtime/sandbox/launcher.cpp). Never throws. */
export function runTool({ seal, ...request }: ToolRequest): Promise<ProcessOutcome> {
  if (seal === undefined) return runProcess(request);
  const { file, args, ...others } = request;
  return askToolServer({ file: seal.launcher }, { ...others, seal, command: [file, ...args] });
}
