import { readFile, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parseYaml, plainValue } from '../../assignment/yaml/yaml-file.ts';
import { type Schema, schemaProblems } from '../../shapes/schema-check.fixture.ts';
import { yamlSchemas } from './yaml-schemas.ts';

const folder = join('cases', 'schemas');
const schemas = yamlSchemas();
const names = [...schemas.keys()];

function schemaOf(name: string): Schema {
  const schema: unknown = JSON.parse(schemas.get(name) ?? 'null');
  if (typeof schema !== 'object' || schema === null) throw new Error(`there is no schema ${name}`);
  return schema;
}

function problemsOf(name: string, text: string): readonly string[] {
  const file = parseYaml('file.yaml', text, () => {});
  return schemaProblems(schemaOf(name), plainValue(file?.root ?? null));
}

test('cases/schemas has the schemas of these shapes (npm run schemas writes them)', async () => {
  const shipped = await readdir(folder);
  expect(shipped.toSorted()).toEqual(names.toSorted());
  for (const name of shipped) expect(await readFile(join(folder, name), 'utf8'), name).toBe(schemas.get(name));
});

const files = (await readdir('cases', { recursive: true })).filter((path) => path.endsWith('.yaml')).toSorted();

test('each file of an assignment begins with the name of its schema and fits it', async () => {
  expect(files.length).toBeGreaterThan(100);
  for (const path of files) {
    const text = await readFile(join('cases', path), 'utf8');
    const named = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text)?.[1] ?? '';
    const schema = join('cases', dirname(path), named);
    expect([path, dirname(schema)]).toEqual([path, folder]);
    expect([path, problemsOf(basename(schema), text)]).toEqual([path, []]);
  }
});

test.each([
  ['assignment', 'title: x\nfiles: [a.cpp]\n'],
  ['assignment', 'title: x\nfiles: [a.cpp]\nmarking: { presentation: { blanks: 0.5, wording: { share: 1 } } }\n'],
  ['assignment', 'title: x\nfiles: [a.cpp]\ndialects: { 2021: { about: x } }\n'],
  ['functions', 'f:\n  - { args: [1, a, true] }\npositions: { start: { count: 9007199254740993 } }\n'],
  ['functions', 'positions:\n  - { args: [] }\n'],
  ['session', 'about: x\nsession: |\n  n? «1»\n'],
  ['conversation', 'about: x\nconversation: [{ send: [a, b], expect: c }]\n'],
  ['commanding', 'about: x\ntyped: [a]\nmoves: []\ntrace: ""\nannounces: []\n'],
  ['overrides', '- { student: 1155000003, total: 80.5 }\n- { students: [s1], excuse: true }\n'],
])('as %s, %j is right', (name, text) => {
  expect(problemsOf(`${name}.schema.json`, text)).toEqual([]);
});

test.each([
  ['assignment', 'title: x\n', ['no files']],
  ['assignment', 'titel: x\ntitle: x\nfiles: [a.cpp]\n', ['the key titel is unknown']],
  ['assignment', 'title: x\nfiles: [a.cpp]\nbuild: { seconds: 0 }\n', ['build: seconds: 0 is too small']],
  ['assignment', 'title: x\nfiles: [a.cpp]\nseed: 1.5\n', ['seed: 1.5 is no integer']],
  [
    'assignment',
    'title: x\nfiles: [a.cpp]\nmarking: { policy: { no-globals: { each: 1, const: alowed } } }\n',
    ['marking: policy: no-globals: const: "alowed" is not allowed'],
  ],
  [
    'assignment',
    'title: x\nfiles: [a.cpp]\nmarking: { presentation: { blanks: 1.5 } }\n',
    ['marking: presentation: blanks: 1.5 fits no choice'],
  ],
  ['functions', 'f:\n  - { arguments: [1] }\n', ['f: 0: the key arguments is unknown']],
  ['session', 'about: x\nvisibility: secret\nsession: y\n', ['visibility: "secret" is not allowed']],
  ['conversation', 'about: x\nconversation: []\n', ['conversation: too few items']],
  ['commanding', 'about: x\ntyped: [a]\nmoves: []\ntrace: ""\n', ['no announces']],
  ['overrides', '- { student: [], marks: -1 }\n', ['0: student: [] fits no choice', '0: marks: -1 is too small']],
])('as %s, %j is wrong', (name, text, problems) => {
  expect(problemsOf(`${name}.schema.json`, text)).toEqual(problems);
});

test('every schema has a title, and every key of an assignment a description', () => {
  for (const name of names) expect(JSON.parse(schemas.get(name) ?? '')).toHaveProperty('title');
  const keys = Object.entries(schemaOf('assignment.schema.json').properties ?? {});
  expect(keys.filter(([, schema]) => !('description' in schema)).map(([key]) => key)).toEqual([]);
});
