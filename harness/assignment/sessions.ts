import { isScalar } from 'yaml';
import type { Scalar } from 'yaml';
import type { GoldenSession } from '../model/assignment.ts';
import { typedInput, typedLines } from '../model/transcript.ts';
import type { Transcript } from '../model/transcript.ts';
import type { Report } from './author-problem.ts';
import { readPlayers } from './players.ts';
import type { Programs } from './programs.ts';
import { checkShape, partAt } from './read-shape.ts';
import { parseSession } from './session.ts';
import { sessionShape } from './shape.ts';
import { inFile, isLiteralBlock } from './text-problem.ts';
import type { YamlFile } from './yaml-file.ts';
import { nodeAt, placeAt } from './yaml-path.ts';

/** A transcript's file; `slug` is its name without `.yaml`. */
export interface SessionFile {
  readonly slug: string;
  readonly file: YamlFile;
}

/** The golden sessions of one dialect, in the order of their files; those of several programs program by program. */
export function readSessions(files: readonly SessionFile[], programs: Programs, report: Report): GoldenSession[] {
  const sessions: GoldenSession[] = [];
  const seen = new Map<string, string>();
  for (const { slug, file } of files) {
    checkShape(file, sessionShape, report);
    const players = readPlayers(file, programs, report);
    const transcript = readTranscript(file, report);
    if (transcript === undefined) continue;
    const input = typedInput(typedLines(transcript.pieces));
    const keys = players.map((program) => `${program ?? ''}\n${input}`);
    const earlier = keys.map((key) => seen.get(key)).find((other) => other !== undefined);
    for (const key of keys) seen.set(key, seen.get(key) ?? file.name.slice(file.name.lastIndexOf('/') + 1));
    if (earlier !== undefined) {
      report({
        file: file.name,
        place: placeAt(file, ['session']),
        found: `the same typed lines as in ${earlier}`,
        expected: 'sessions that differ in what is typed',
        cure: 'drop one of the two, or type something else',
      });
    }
    const rest = partAt(file, sessionShape, []);
    if (rest === undefined) continue;
    const { about, visibility, points, hint } = rest;
    for (const program of players) {
      sessions.push({
        id: program === undefined ? `transcripts/${slug}` : `transcripts/${program}/${slug}`,
        about,
        visibility,
        points,
        ...(hint === undefined ? {} : { hint }),
        transcript,
        ...(program === undefined ? {} : { program }),
        stopOnFailure: rest['stop-on-failure'],
      });
    }
  }
  if (programs.ids.length === 0) return sessions;
  return programs.ids.flatMap((id) => sessions.filter(({ program }) => program === id));
}

function readTranscript(file: YamlFile, report: Report): Transcript | undefined {
  const node = nodeAt(file, ['session']);
  // Anything that is no text, and the empty text, is a deviation from the shape and reported there.
  if (!isScalar(node) || typeof node.value !== 'string' || node.value.trim() === '') return undefined;
  if (!isLiteralBlock(node)) {
    report({
      file: file.name,
      place: placeAt(file, ['session']),
      found: styleOf(node),
      expected: 'a literal block, in which every line stands as it is',
      cure: 'write the session as a literal block: session: |',
    });
    return undefined;
  }
  const parsed = parseSession(node.value);
  if (parsed.kind === 'transcript') return parsed.transcript;
  parsed.problems.forEach((problem) => report(inFile(file, node, problem)));
  return undefined;
}

function styleOf(node: Scalar): string {
  if (node.type === 'BLOCK_FOLDED') return 'a folded block (>), which joins lines';
  return node.type === 'PLAIN' ? 'a plain text' : 'a text in quotes';
}
