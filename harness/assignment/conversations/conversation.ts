import { type Piece, type Transcript, tidyPieces } from '../../model/assignment/transcript.ts';
import type { Report } from '../yaml/author-problem.ts';
import { partAt } from '../yaml/read-shape.ts';
import { stepShape } from '../sessions/transcript-shapes.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { lengthAt, placeAt } from '../yaml/yaml-path.ts';
import type { Path } from '../yaml/yaml-path.ts';

/** In place of a reply, this text means that the program ends. */
const theEnd = 'the end';

/** A conversation as a transcript: lines that are sent are typed, and replies are printed. */
export function readConversation(file: YamlFile, report: Report): Transcript | undefined {
  const pieces: Piece[] = [];
  const count = lengthAt(file, ['conversation']);
  let ends: Transcript['ends'] = 'waiting';
  for (let index = 0; index < count; index++) {
    const step = partAt(file, stepShape, ['conversation', index]);
    if (step === undefined) return undefined;
    if (ends === 'finished') {
      reportAfterTheEnd(file, ['conversation', index], report);
      return undefined;
    }
    pieces.push(...listOf(step.send).map((text): Piece => ({ kind: 'typed', text })));
    const replies = listOf(step.expect);
    const early = replies.slice(0, -1).indexOf(theEnd);
    if (early !== -1) {
      reportAfterTheEnd(file, ['conversation', index, 'expect', early + 1], report);
      return undefined;
    }
    if (replies.at(-1) === theEnd) ends = 'finished';
    const said = replies.filter((reply) => reply !== theEnd);
    pieces.push(...said.map((reply): Piece => ({ kind: 'printed', text: `${reply}\n` })));
  }
  return count === 0 ? undefined : { pieces: tidyPieces(pieces), ends };
}

function reportAfterTheEnd(file: YamlFile, path: Path, report: Report): void {
  report({
    file: file.name,
    place: placeAt(file, path),
    found: `${path.length > 2 ? 'a reply' : 'a step'} after ${theEnd}`,
    expected: 'nothing more, because the program has ended',
  });
}

function listOf(texts: string | readonly string[] | undefined): readonly string[] {
  if (texts === undefined) return [];
  return typeof texts === 'string' ? [texts] : texts;
}
