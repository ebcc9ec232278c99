import type { GoldenSession } from '../../model/assignment/assignment.ts';
import type { Report } from '../yaml/author-problem.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { placeAt } from '../yaml/yaml-path.ts';
import type { Path } from '../yaml/yaml-path.ts';

type Part = Pick<GoldenSession, 'id' | 'about' | 'visibility' | 'points' | 'hint'>;

/** What all golden transcripts have in common, as the case of one program. */
export function goldenPart(
  slug: string,
  program: string | undefined,
  { about, visibility, points, hint }: Omit<Part, 'id' | 'hint'> & { readonly hint?: string | undefined },
): Part {
  return {
    id: program === undefined ? `transcripts/${slug}` : `transcripts/${program}/${slug}`,
    about,
    visibility,
    points,
    ...(hint === undefined ? {} : { hint }),
  };
}

/** A transcript file with the programs that play it, and the inputs of the files before it. */
export interface PlayedFile {
  readonly file: YamlFile;
  readonly players: readonly (string | undefined)[];
  /** Names of the earlier files, by program and input. */
  readonly seen: Map<string, string>;
}

/** If two files have the same input for one program, the second tries nothing new. */
export function reportSameInput({ file, players, seen }: PlayedFile, path: Path, input: string, report: Report): void {
  const keys = players.map((program) => `${program ?? ''}\n${input}`);
  const earlier = keys.map((key) => seen.get(key)).find((other) => other !== undefined);
  for (const key of keys) seen.set(key, seen.get(key) ?? file.name.slice(file.name.lastIndexOf('/') + 1));
  if (earlier === undefined) return;
  report({
    file: file.name,
    place: placeAt(file, path),
    found: `the same typed lines as in ${earlier}`,
    expected: 'sessions that differ in what is typed',
    cure: 'drop one of the two, or type something else',
  });
}
