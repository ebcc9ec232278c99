import { isScalar } from 'yaml';
import type { Scalar } from 'yaml';
import type { GoldenSession } from '../model/assignment.ts';
import { typedInput, typedLines } from '../model/transcript.ts';
import type { Transcript } from '../model/transcript.ts';
import type { Report } from './author-problem.ts';
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

/** The golden sessions, in the order of their files. */
export function readSessions(files: readonly SessionFile[], report: Report): GoldenSession[] {
  const sessions: GoldenSession[] = [];
  const seen = new Map<string, string>();
  for (const { slug, file } of files) {
    checkShape(file, sessionShape, report);
    const transcript = readTranscript(file, report);
    if (transcript === undefined) continue;
    const input = typedInput(typedLines(transcript.pieces));
    const earlier = seen.get(input);
    if (earlier === undefined) {
      seen.set(input, slug);
    } else {
      report({
        file: file.name,
        place: placeAt(file, ['session']),
        found: `the same typed lines as in ${earlier}.yaml`,
        expected: 'sessions that differ in what is typed',
        cure: 'drop one of the two, or type something else',
      });
    }
    const rest = partAt(file, sessionShape, []);
    if (rest === undefined) continue;
    const { about, visibility, points, hint } = rest;
    sessions.push({
      id: `transcripts/${slug}`,
      about,
      visibility,
      points,
      ...(hint === undefined ? {} : { hint }),
      transcript,
      stopOnFailure: rest['stop-on-failure'],
    });
  }
  return sessions;
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
