import type { Assignment } from './assignment.ts';
import type { ToolchainFacts } from './toolchain.ts';

export interface Protection {
  readonly enforced: string[];
  readonly notEnforced: string[];
}

/** What protects us from the programs of this assignment: a layer that some of its runs lack is not counted. */
export function protectionFor({ talks }: Pick<Assignment, 'talks'>, facts: ToolchainFacts): Protection {
  const { enforced, notEnforced, notEnforcedInTalks = [] } = facts;
  const lacking = talks.length === 0 ? [] : enforced.filter((layer) => notEnforcedInTalks.includes(layer));
  return {
    enforced: enforced.filter((layer) => !lacking.includes(layer)),
    notEnforced: [...notEnforced, ...lacking],
  };
}
