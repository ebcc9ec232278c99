import { archives } from './archives/archives.ts';
import type { Generator, Kind } from './attempt.ts';
import { programs } from './programs/programs.ts';
import { sources } from './sources/sources.ts';
import { overrides } from './tables/overrides.ts';
import { rosters } from './tables/rosters.ts';
import { conversations } from './conversations/conversations.ts';
import { assignmentYaml } from './yaml/assignments.ts';
import { exerciseYaml } from './yaml/exercises.ts';

export const generators: Readonly<Record<Kind, Generator>> = {
  sources,
  programs,
  conversations,
  archives,
  rosters,
  overrides,
  yaml: assignmentYaml,
  exercises: exerciseYaml,
};
