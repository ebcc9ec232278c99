import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { joinAssignment } from './join-assignment.ts';
import type { AssignmentFiles } from './join-assignment.ts';
import { listAssignments } from './list-assignments.ts';
import { readProvidedFiles } from './provided-files.ts';
import { type TranscriptFolder, readTranscriptFiles } from './sessions/transcript-files.ts';
import { readSkeletons } from './skeletons.ts';
import { parseYaml } from './yaml/yaml-file.ts';
import { type Path, keysAt, nodeAt, valueAt } from './yaml/yaml-path.ts';

const ignored = () => {};

/** The assignment of assignment.yaml with this text and the other files of the folder; undefined if it has mistakes. */
async function readerOf(id: string): Promise<(text: string) => unknown> {
  const folder = join('cases', id);
  const calls = await readFile(join(folder, 'functions.yaml'), 'utf8').catch(() => undefined);
  const callsFile = calls === undefined ? undefined : parseYaml('functions.yaml', calls, ignored);
  const main = parseYaml('assignment.yaml', await readFile(join(folder, 'assignment.yaml'), 'utf8'), ignored);
  if (main === undefined) throw new Error(`${id} is not YAML`);
  const { usual, others: dialects } = await readTranscriptFiles(folder, id, ignored);
  const others: Omit<AssignmentFiles, 'main'> = {
    name: id,
    calls: { missing: calls === undefined, file: callsFile },
    transcripts: {
      usual: oneOfEachKind(usual),
      others: new Map([...dialects].map(([dialect, all]) => [dialect, oneOfEachKind(all)])),
    },
    provided: await readProvidedFiles(folder, id, main, ignored),
    skeletons: await readSkeletons(folder, id, main, ignored),
  };
  return (text) => {
    const problems: unknown[] = [];
    const file = parseYaml('assignment.yaml', text, (problem) => problems.push(problem));
    const joined = joinAssignment({ ...others, main: file }, (problem) => problems.push(problem));
    return problems.length === 0 ? joined : undefined;
  };
}

/** A transcript for each program: reading all of them for every key would take long. */
function oneOfEachKind({ readable }: TranscriptFolder): TranscriptFolder {
  const kinds = new Map(readable.map((session) => [JSON.stringify(valueAt(session.file, ['programs'])), session]));
  return { readable: [...kinds.values()], count: kinds.size };
}

/** The paths of all keys, those of a map before the map. */
function keysBelow(text: string): Path[] {
  const file = parseYaml('assignment.yaml', text, ignored);
  if (file === undefined) return [];
  const below = (path: Path): Path[] => keysAt(file, path).flatMap((key) => [...below([...path, key]), [...path, key]]);
  return below([]).filter((path) => nodeAt(file, path) !== undefined);
}

test.each(await listAssignments('cases'))('%s says nothing that is the default', async (id) => {
  const text = await readFile(join('cases', id, 'assignment.yaml'), 'utf8');
  const read = await readerOf(id);
  const whole = read(text);
  expect(whole).toBeDefined();
  const needless = keysBelow(text).filter((path) => {
    const document = parseDocument(text);
    document.deleteIn(path);
    const without = read(document.toString());
    return without !== undefined && JSON.stringify(without, textOfBigints) === JSON.stringify(whole, textOfBigints);
  });
  expect(needless).toEqual([]);
});

function textOfBigints(_key: string, value: unknown): unknown {
  if (value instanceof Map) return [...value];
  return typeof value === 'bigint' ? `${value}n` : value;
}
