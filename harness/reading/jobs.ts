import { type Unpack, unpackStudentFiles } from '../collect/open/unpack-student-files.ts';
import { type ToolName, type ToolWords, toolAnswer } from '../toolchain/gxx/messages/tool-words.ts';
import { type InspectRequest, readPolicy } from './jobs/read-policy.ts';
import { readCodes } from './jobs/read-codes.ts';
import { type BuildToRead, readBuild } from './jobs/read-build.ts';
import { readSources } from './jobs/read-sources.ts';
import { type FilesToSort, readSorting } from './jobs/sort-files.ts';

/**
 * All that is done with text that students control, as requests and answers in plain data, which can be sent between
 * processes.
 */
const jobs = {
  /** Bytes to text, and to what a compiler can read. */
  sources: async (files: Parameters<typeof readSources>[0]) => readSources(files),
  /** Which file is what. */
  sorting: async (request: FilesToSort) => readSorting(request),
  /** What the compiler said and made. */
  build: (request: BuildToRead) => readBuild(request),
  /** What compiler, linker and nm say about a program. */
  tools: async ({ name, words }: ToolRequest) => toolAnswer(name, words),
  /** What a student packed. */
  archive: (files: Parameters<Unpack>[0]) => unpackStudentFiles(files),
  /** What is compared to find similar code. */
  code: readCodes,
  /** The course's rules. */
  policy: (request: InspectRequest) => readPolicy(request),
};

interface ToolRequest<Name extends ToolName = ToolName> {
  readonly name: Name;
  readonly words: ToolWords<Name>;
}

type Jobs = typeof jobs;
export type JobName = keyof Jobs;
export type JobRequest<Name extends JobName> = Parameters<Jobs[Name]>[0];
export type JobAnswer<Name extends JobName> = Awaited<ReturnType<Jobs[Name]>>;

export function perform<Name extends JobName>(name: Name, request: JobRequest<Name>): Promise<JobAnswer<Name>> {
  const job: { readonly [One in JobName]: (request: JobRequest<One>) => Promise<JobAnswer<One>> } = jobs;
  return job[name](request);
}
