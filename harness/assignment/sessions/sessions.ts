import { isScalar } from 'yaml';
import type { Scalar } from 'yaml';
import type { z } from 'zod';
import type { GoldenSession, GoldenConversation } from '../../model/assignment/assignment.ts';
import { closestName } from '../../text/closest-name.ts';
import { typedInput, typedLines } from '../../model/assignment/transcript.ts';
import type { Transcript } from '../../model/assignment/transcript.ts';
import type { Report } from '../yaml/author-problem.ts';
import { readPlayers } from './players.ts';
import type { Programs } from '../programs.ts';
import { checkShape, partAt } from '../yaml/read-shape.ts';
import { parseSession } from './session.ts';
import { commandingShape, conversationShape, draftShape, sessionShape } from './transcript-shapes.ts';
import { readDraft } from './draft.ts';
import { goldenPart, reportSameInput } from './golden-part.ts';
import { readConversations } from '../conversations/conversations.ts';
import { inFile, isLiteralBlock } from '../yaml/text-problem.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { keysAt, nodeAt, placeAt } from '../yaml/yaml-path.ts';

/** A transcript's file; `slug` is its name without `.yaml`. */
export interface SessionFile {
  readonly slug: string;
  readonly file: YamlFile;
}

/** What assignment.yaml says about all sessions. */
export interface SharedBySessions {
  readonly programs: Programs;
  readonly closesInput: boolean;
}

/** The golden sessions and conversations of one dialect, in the order of their files, grouped by program. */
export function readSessions(
  files: readonly SessionFile[],
  { programs, closesInput }: SharedBySessions,
  report: Report,
): GoldenTranscripts {
  const sessions: GoldenSession[] = [];
  const conversations: GoldenConversation[] = [];
  const seen = new Map<string, string>();
  for (const { slug, file } of files) {
    const shape = shapeOf(file);
    checkShape(file, shape, report);
    if (shape === conversationShape || shape === commandingShape) {
      conversations.push(...readConversations({ slug, file, programs, seen }, report));
      continue;
    }
    const players = readPlayers(file, programs, report);
    const isDraft = shape === draftShape;
    const closes = closesInput || endsItself(file);
    const transcript = isDraft ? readDraft(file, closes, report) : readTranscript(file, closes, report);
    if (transcript === undefined) continue;
    reportSameInput({ file, players, seen }, [isDraft ? 'typed' : 'session'], inputOf(transcript), report);
    const rest = partAt<SessionRest>(file, isDraft ? draftShape : sessionShape, []);
    if (rest === undefined) continue;
    for (const program of players) {
      sessions.push({
        ...goldenPart(slug, program, rest),
        transcript,
        ...(program === undefined ? {} : { program }),
        stopOnFailure: rest['stop-on-failure'],
      });
    }
  }
  if (programs.ids.length === 0) return { sessions, conversations };
  return {
    sessions: programs.ids.flatMap((id) => sessions.filter(({ program }) => program === id)),
    conversations: programs.ids.flatMap((id) => conversations.filter(({ program }) => program === id)),
  };
}

export interface GoldenTranscripts {
  readonly sessions: readonly GoldenSession[];
  readonly conversations: readonly GoldenConversation[];
}

/** A file without the keys of a conversation is a session. */
function shapeOf(
  file: YamlFile,
): typeof sessionShape | typeof draftShape | typeof conversationShape | typeof commandingShape {
  const keys = keysAt(file, []);
  if (keys.some((key) => closestName(key, ['conversation']) === 'conversation')) return conversationShape;
  if (keys.includes('moves') || keys.includes('trace')) return commandingShape;
  return keys.includes('typed') ? draftShape : sessionShape;
}

type SessionRest = Omit<z.infer<typeof sessionShape>, 'session' | 'programs'>;

function endsItself(file: YamlFile): boolean {
  return partAt(file, sessionShape.shape.ends, ['ends']) === 'end-of-file';
}

/** The same lines are another input if its end follows them. */
function inputOf({ pieces, closesInput }: Transcript): string {
  return `${typedInput(typedLines(pieces))}${closesInput === undefined ? '' : '^D'}`;
}

function readTranscript(file: YamlFile, closesInput: boolean, report: Report): Transcript | undefined {
  const node = nodeAt(file, ['session']);
  // If it is missing, empty or not a text, the shape check has reported it.
  if (!isScalar(node) || typeof node.value !== 'string' || node.value.trim() === '') return undefined;
  if (!isLiteralBlock(node)) {
    report({
      file: file.name,
      place: placeAt(file, ['session']),
      found: styleOf(node),
      expected: 'a literal block, which keeps every line as it is',
      cure: 'write the session as a literal block: session: |',
    });
    return undefined;
  }
  const parsed = parseSession(node.value, closesInput);
  if (parsed.kind === 'transcript') return parsed.transcript;
  parsed.problems.forEach((problem) => report(inFile(file, node, problem)));
  return undefined;
}

function styleOf(node: Scalar): string {
  if (node.type === 'BLOCK_FOLDED') return 'a folded block (>), which joins lines';
  return node.type === 'PLAIN' ? 'a plain text' : 'a text in quotes';
}
