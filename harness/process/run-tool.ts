import { type ProcessOutcome, type ProcessRequest, runProcess } from './process.ts';

/** What holds a compiler or linker while it reads what a student wrote, and who starts it so. */
export interface ToolSeal {
  readonly readable: readonly string[];
  readonly writable: readonly string[];
  /** Never throws. */
  readonly run: (request: SealedRequest) => Promise<ProcessOutcome>;
}

/** Memory of each process of a tool, and the largest file that it may write. */
export const toolLimits = { memoryMiB: 2048, fileMiB: 64 } as const;

export interface SealedRequest {
  readonly command: readonly string[];
  readonly folder: string;
  /** Home and place for temporary files; the working folder unless it is given. */
  readonly scratch?: string;
  readonly seal: Pick<ToolSeal, 'readable' | 'writable'>;
  /** Of a processor, for each process; by the clock on the wall, a tool may take twenty times as long. */
  readonly seconds: number;
  /** The most that is kept of standard output, and of standard error. */
  readonly outputBytes: number;
}

export interface ToolRequest extends Omit<ProcessRequest, 'input'> {
  readonly seal: ToolSeal | undefined;
}

/** Runs a tool, held where there is something to hold it. Never throws. */
export function runTool({ seal, ...request }: ToolRequest): Promise<ProcessOutcome> {
  if (seal === undefined) return runProcess(request);
  const { file, args, ...others } = request;
  return seal.run({ ...others, seal, command: [file, ...args] });
}
