import { type SourceRuleId, sourceRuleIds } from '../model/assignment/assignment.ts';
import type { CompilerMacros } from '../model/program/compiler-macros.ts';
import type { Observation } from '../model/result/finding.ts';
import type { ReadingLimit } from '../model/program/reading-limit.ts';
import type { InspectRequest, ReadPolicy } from '../reading/jobs/read-policy.ts';
import type { ReadAnswer, Reading } from '../reading/reading.ts';

/** How often the compiler is asked for further headers: each answer may lead to a condition that needs others. */
const maxQuestions = 3;

/** What the compiler says about its macros, and about the macros in these lists of headers. */
export type AskMacros = (lists: readonly string[]) => Promise<CompilerMacros>;

/**
 * What the course's rules find. Rules read what the compiler reads, so the compiler is asked for its macros, and for
 * those of the headers that conditions depend on. If a source is too much to be read, that is the finding; the rules
 * that the build alone decides are still checked.
 */
export async function policyOf(
  reading: Reading,
  request: InspectRequest,
  { askMacros, unreadable }: { readonly askMacros: AskMacros; readonly unreadable: ReadingLimit | undefined },
): Promise<ReadPolicy> {
  const answer = unreadable === undefined ? await readAsCompiled(reading, request, askMacros) : undefined;
  if (answer?.kind === 'read') return answer.value;
  const ofBuild = await reading.read('policy', withoutSources(request));
  const limit = unreadable ?? (answer?.kind === 'unreadable' ? answer.limit : 'failure');
  return {
    observations: [
      ...(ofBuild.kind === 'read' ? ofBuild.value.observations : []),
      ...unreadableProgram(request, limit),
    ],
    undecided: [],
  };
}

async function readAsCompiled(
  reading: Reading,
  request: InspectRequest,
  askMacros: AskMacros,
): Promise<ReadAnswer<ReadPolicy>> {
  const lists = new Set<string>();
  for (let asked = 0; ; asked += 1) {
    const answer = await reading.read('policy', { ...request, macros: await askMacros([...lists]) });
    const { wantedHeaders = [] } = answer.kind === 'read' ? answer.value : {};
    if (wantedHeaders.length === 0 || asked === maxQuestions) return answer;
    for (const list of wantedHeaders) lists.add(list);
  }
}

function withoutSources({ sharing: _sharing, ...request }: InspectRequest): InspectRequest {
  const { sourceRules: _rules, ...scheme } = request.assignment.scheme;
  return { ...request, sources: [], assignment: { ...request.assignment, scheme } };
}

/** Names the longest file, the likeliest cause; the other files were not read either. */
function unreadableProgram({ sources, assignment, compiled }: InspectRequest, limit: ReadingLimit): Observation[] {
  const { sourceRules } = assignment.scheme;
  if (sourceRules === undefined) return [];
  const [longest] = sources
    .filter(({ provided }) => !provided)
    .toSorted((one, other) => other.text.length - one.text.length);
  const undecided = sourceRuleIds.filter((id: SourceRuleId) => sourceRules[id] !== undefined);
  const place = { file: longest?.name ?? '', line: 0, column: 0 };
  return [{ finding: { rule: 'unreadable-source', ...place, limit, undecided }, free: !compiled }];
}
