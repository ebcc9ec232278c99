import { z } from 'zod';
import { anyCallShape, positionsShape } from '../../assignment/functions/call-shape.ts';
import { courseShape } from '../../assignment/course/read-course-file.ts';
import { commandingShape, conversationShape, sessionShape } from '../../assignment/sessions/transcript-shapes.ts';
import { assignmentShape } from '../../assignment/shape.ts';
import { overridesShape } from '../../batch/decisions/read-yaml-overrides.ts';
import { expectationShape } from '../../prepare/known/wrong-programs.ts';
import { jsonSchemaText } from './json-schema-text.ts';

/* The JSON Schemas of all files that lecturers and assistants write, with which editors complete and check them. */

const calls = z.array(anyCallShape).describe('Calls of the required function with this name');
// Without a class, a function may be called positions.
const positions = z.union([positionsShape, calls]).optional().describe('The states of a class, by name');
const functionsShape = z.object({ positions }).catchall(calls);

/** What one schema describes, and the name of its file in cases/schemas. */
interface YamlKind {
  readonly name: string;
  readonly title: string;
  readonly shape: z.ZodType;
}

const kinds: readonly YamlKind[] = [
  { name: 'assignment', title: 'An assignment', shape: assignmentShape },
  { name: 'functions', title: 'Golden calls', shape: functionsShape },
  { name: 'session', title: 'A golden session', shape: sessionShape },
  { name: 'conversation', title: 'A conversation with a program that answers commands', shape: conversationShape },
  { name: 'commanding', title: 'A run of a program that gives commands', shape: commandingShape },
  { name: 'expect', title: 'What must catch a known-bad program', shape: expectationShape },
  { name: 'course', title: 'A course: verbatim.yaml', shape: courseShape },
  { name: 'overrides', title: 'Decisions of the staff', shape: overridesShape },
];

/** The texts of the schemas, by the names of their files. */
export function yamlSchemas(): ReadonlyMap<string, string> {
  return new Map(kinds.map(({ name, title, shape }) => [`${name}.schema.json`, jsonSchemaText(title, shape)]));
}
