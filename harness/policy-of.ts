import { type SourceRuleId, sourceRuleIds } from './model/assignment.ts';
import type { Observation } from './model/finding.ts';
import type { ReadingLimit } from './model/reading-limit.ts';
import type { InspectRequest, ReadPolicy } from './reading/jobs/read-policy.ts';
import type { Reading } from './reading/reading.ts';

/**
 * What the course's rules find. Where the source is more than can be read, that is the finding, and what the build alone
 * decides is found all the same.
 */
export async function policyOf(
  reading: Reading,
  request: InspectRequest,
  unreadable: ReadingLimit | undefined,
): Promise<ReadPolicy> {
  const answer = unreadable === undefined ? await reading.read('policy', request) : undefined;
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

function withoutSources({ sharing: _sharing, ...request }: InspectRequest): InspectRequest {
  const { sourceRules: _rules, ...scheme } = request.assignment.scheme;
  return { ...request, sources: [], assignment: { ...request.assignment, scheme } };
}

/** The longest file is the likeliest cause; of the others nothing was read either. */
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
