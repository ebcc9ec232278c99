import { groupIds } from '../../model/assignment/assignment.ts';
import type { GroupId } from '../../model/assignment/assignment.ts';
import type { RequiredFunctions } from '../functions/prototypes.ts';
import type { TranscriptFiles } from '../sessions/transcript-files.ts';
import { isMisspelt, partAt } from '../yaml/read-shape.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { keysAt, nodeAt, valueAt } from '../yaml/yaml-path.ts';
import { markingShape } from './marking-shape.ts';

/** The cases that can have marks, including faulty ones. Undefined where that is unknown. */
export interface Offered {
  /** Functions with golden calls. */
  readonly functions: readonly string[] | undefined;
  readonly transcripts: TranscriptFiles;
}

export type GroupMarks = { readonly [Id in GroupId]?: number | undefined };

/** The marks of each group, as assignment.yaml says or the usual ones; undefined if they cannot be read. */
export function readGroupMarks(file: YamlFile, required: RequiredFunctions, offered: Offered): GroupMarks | undefined {
  const path = ['marking', 'groups'];
  if (nodeAt(file, path) !== undefined) return partAt(file, markingShape.shape.groups, path);
  if (isMisspelt(file, ['marking'], 'groups', Object.keys(markingShape.shape))) return undefined;
  if (isMisspelt(file, [], 'properties', ['properties'])) return undefined;
  return usualMarks({
    functions: required.names.some((name) => offered.functions?.includes(name)),
    transcripts: hasTranscripts(offered.transcripts),
    properties: keysAt(file, ['properties']).length > 0,
    policy: hasDeductions(file),
  });
}

export function hasTranscripts({ usual, others }: TranscriptFiles): boolean {
  return [usual, ...others.values()].some(({ count }) => count > 0);
}

/** Whether a rule has a deduction. The usual rules have some; rules without one only show findings. */
export function hasDeductions(file: YamlFile): boolean {
  const path = ['marking', 'policy'];
  if (nodeAt(file, path) === undefined) return true;
  return keysAt(file, path).some((rule) => valueAt(file, [...path, rule, 'each']) !== 0n);
}

/** Of an assignment that has all groups. */
const usualGroups: Readonly<Record<GroupId, number>> = { functions: 40, transcripts: 30, properties: 20, policy: 10 };
const allMarks = 100;

/** Whole marks that add up to 100, in the usual proportion. What is lost by rounding goes to the largest remainders. */
export function usualMarks(used: Readonly<Record<GroupId, boolean>>): GroupMarks {
  const groups = groupIds.filter((id) => used[id]);
  const sum = groups.reduce((total, id) => total + usualGroups[id], 0);
  const shares = groups.map((id) => {
    const scaled = usualGroups[id] * allMarks;
    return { id, marks: Math.floor(scaled / sum), remainder: scaled % sum };
  });
  const missing = allMarks - shares.reduce((total, { marks }) => total + marks, 0);
  const rounded = shares.toSorted((one, other) => other.remainder - one.remainder).slice(0, missing);
  return Object.fromEntries(shares.map((share) => [share.id, share.marks + (rounded.includes(share) ? 1 : 0)]));
}
