import { isScalar, isSeq } from 'yaml';
import type { Node } from 'yaml';
import type { Transcript } from '../../model/assignment/transcript.ts';
import type { Report } from '../yaml/author-problem.ts';
import { describeNode } from '../yaml/describe-node.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { lengthAt, nodeAt, placeAt, placeOfKey } from '../yaml/yaml-path.ts';
import type { Path } from '../yaml/yaml-path.ts';
import { enterAlone } from './session.ts';

/**
 * A session of which the author has given only what is typed: `typed: [1, 5, 2]` or `typed: 1, 5, 2`. It is reported as
 * not blessed; its transcript has no output.
 */
export function readDraft(file: YamlFile, closesInput: boolean, report: Report): Transcript | undefined {
  const path = ['typed'];
  if (nodeAt(file, ['session']) !== undefined) {
    report({
      file: file.name,
      place: placeOfKey(file, path),
      found: 'typed beside a session',
      expected: 'one of the two',
      cure: 'drop typed if the session is right, or session if it is to be played again',
    });
    return undefined;
  }
  const lines = readTyped(file, path, report);
  if (lines === undefined) return undefined;
  report({
    file: file.name,
    place: placeOfKey(file, path),
    found: 'typed without a session',
    expected: 'the session, with everything that the program prints',
    isUnblessed: true,
  });
  return {
    pieces: lines.map((text) => ({ kind: 'typed', text })),
    ends: 'waiting',
    ...(closesInput ? { closesInput } : {}),
  };
}

/** The values as they are typed: 007 stays 007. Undefined after reporting why not. */
function readTyped(file: YamlFile, path: Path, report: Report): readonly string[] | undefined {
  const node = nodeAt(file, path);
  if (isSeq(node)) {
    const paths = Array.from({ length: lengthAt(file, path) }, (_, index) => [...path, index]);
    const lines = paths.map((at) => readLine(file, at, sourceOf(nodeAt(file, at)), report));
    return lines.every((line) => line !== undefined) ? lines : undefined;
  }
  const source = sourceOf(node);
  if (source === undefined) {
    report({
      file: file.name,
      place: placeAt(file, path),
      found: node === undefined ? 'nothing' : describeNode(node),
      expected: 'a list of what is typed, such as [1, 5, 2]; [] if nothing is typed',
    });
    return undefined;
  }
  const lines = source.split(',').map((value) => readLine(file, path, value.trim(), report));
  return lines.every((line) => line !== undefined) ? lines : undefined;
}

function sourceOf(node: Node | undefined): string | undefined {
  if (!isScalar(node) || node.value === null) return undefined;
  return typeof node.value === 'string' ? node.value : node.source;
}

function readLine(file: YamlFile, path: Path, line: string | undefined, report: Report): string | undefined {
  const problem = problemOf(line);
  if (line !== undefined && problem === undefined) return line === enterAlone ? '' : line.replaceAll('␣', ' ');
  const node = nodeAt(file, path);
  report({
    file: file.name,
    place: placeAt(file, path),
    found: problem ?? (node === undefined ? 'nothing' : describeNode(node)),
    expected: 'one line that is typed',
    ...(line === '' ? { cure: `write ${enterAlone} for an empty line, and [] if nothing is typed` } : {}),
  });
  return undefined;
}

function problemOf(line: string | undefined): string | undefined {
  if (line === '') return 'an empty line';
  if (line === undefined) return undefined;
  if (/[«»]/.test(line)) return '« or », which marks what is typed in a session';
  return /\p{Cc}/u.test(line.replaceAll('\t', '')) ? 'a control character or a second line' : undefined;
}
