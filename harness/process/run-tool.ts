import { type ProcessOutcome, type ProcessRequest, runProcess } from './process.ts';

/** Confines a compiler or linker while it reads what a student wrote. */
export interface ToolSeal {
  readonly readable: readonly string[];
  readonly writable: readonly string[];
  /** Runs a tool under the seal. Never throws. */
  readonly run: (request: SealedRequest) => Promise<ProcessOutcome>;
}

/** The memory of each process of a tool, and the largest file that it may write. */
export const toolLimits = { memoryMiB: 2048, fileMiB: 64 } as const;

export interface SealedRequest {
  readonly command: readonly string[];
  readonly folder: string;
  /** The home folder, also for temporary files; by default the working folder. */
  readonly scratch?: string;
  readonly seal: Pick<ToolSeal, 'readable' | 'writable'>;
  /** Limit of processor time for each process. The limit of wall time is twenty times as long. */
  readonly seconds: number;
  /** The most that is kept of standard output, and of standard error. */
  readonly outputBytes: number;
}

export interface ToolRequest extends Omit<ProcessRequest, 'input'> {
  readonly seal: ToolSeal | undefined;
}

/** Runs a tool, under the seal if there is one. Never throws. */
export function runTool({ seal, ...request }: ToolRequest): Promise<ProcessOutcome> {
  if (seal === undefined) return runProcess(request);
  const { file, args, ...others } = request;
  return seal.run({ ...others, seal, command: [file, ...args] });
}
