import { z } from 'zod';
import { above0, map, points, text, whole } from '../shapes/shape-parts.ts';
import { sessionInputSchema, valueInputSchema } from './input/input-schema.ts';
import { shownShape } from './functions/shows-shape.ts';
import { markingShape } from './marking/marking-shape.ts';
import { ends } from './sessions/transcript-shapes.ts';

/*
 * The shape of assignment.yaml, with its defaults. How the parts of a file depend on each other is checked by the code
 * that joins them, which also knows the defaults that depend on other parts.
 */

/** The memory of a run and the output of a session stay below this; a limit above it is a mistake. */
const mebibyte = 1_048_576n;

const fileNames = z.array(text('a file name'), 'a list of file names');

export const dialectShape = map({
  about: text('what this dialect is'),
  wording: z
    .record(z.string(), z.string('a text'), 'a map from names to texts')
    .default({})
    .describe('The texts that the reference asks for, by name'),
});

const valuesShape = z.record(z.string(), z.unknown().meta(valueInputSchema), 'a map from parameters to their values');

export const propertyShape = map({
  plays: z.unknown().optional().meta(sessionInputSchema),
  calls: text('the name of a required function').optional(),
  values: valuesShape.optional(),
  'only-if': text('a condition in C++')
    .optional()
    .describe('Only calls for which this is true are tried: C++, compiled with the solution'),
  program: text('the name of a program').optional(),
  runs: whole('a number of runs from 1 to 100000', 1n, 100_000n)
    .optional()
    .describe('How many runs; 40 of whole programs or 100 calls unless this says otherwise'),
  points,
  about: text('what the runs try').optional(),
});

export const programShape = map({
  about: text('how the program is put together'),
  'student-files': fileNames.min(1, 'at least one file name').describe('The files of the student that it is made of'),
  'course-files': fileNames.default([]).describe("Files of the solution that take the place of the student's"),
  'known-by': map({
    words: z.array(text('a word of C++'), 'a list of words').default([]),
    names: z.array(text('a word in a file name'), 'a list of words').default([]),
  })
    .optional()
    .describe('How its file is recognised if its name does not show it'),
});

export const classShape = map({
  name: text('the name of the class'),
  header: text('the name of a provided file'),
  file: text('the name of a file that students hand in'),
  state: z.array(text('a private field'), 'a list of private fields').min(1, 'at least one private field'),
  members: z.array(text('a prototype'), 'a list of prototypes').min(1, 'at least one prototype'),
});

const buildShape = map({
  standard: z
    .string('a standard such as c++17')
    .regex(/^(c|gnu)\+\+(11|14|17|20|23)$/, 'a standard such as c++17')
    .default('c++17')
    .describe('The standard of C++'),
  flags: z
    .array(z.string('a flag such as -Wall').regex(/^-\S+$/, 'a flag such as -Wall'), 'a list of flags')
    .default(['-Wall', '-Wextra'])
    .describe('Further flags of the compiler'),
  seconds: above0('a number of seconds').default(5).describe('The processor time that one file may take'),
});

/**
 * With a build, and everything after the budget is spent, no submission takes more than 15 seconds
 * (harness/bench/hostile-class.ts). No working program comes near the budget.
 */
const limitsShape = map({
  'cpu-seconds': above0('a number of seconds').default(1).describe('The computing time of one run'),
  'wall-seconds': above0('a number of seconds').default(3).describe('How long one run may wait'),
  'memory-mib': whole('a whole number of MiB above 0', 1n, mebibyte).default(256).describe('The memory of one run'),
  'output-kib': whole('a whole number of KiB above 0', 1n, mebibyte)
    .default(8)
    .describe('The output of one run; four times the expected output if that is more'),
  'budget-cpu-seconds': above0('a number of seconds').default(6).describe('The computing time of all runs together'),
  'budget-wait-seconds': above0('a number of seconds').default(10).describe('How long all runs together may wait'),
});

export const assignmentShape = map({
  format: whole('1', 1n, 1n).default(1).describe('The format of this file'),
  id: text("the name of the assignment's folder").optional(),
  title: text('the title of the assignment'),
  course: text('the name of the course').optional(),
  files: fileNames.min(1, 'at least one file name').describe('The files that students hand in'),
  provided: fileNames.optional().describe("The files of handout/ that are compiled together with the student's"),
  programs: z
    .record(z.string(), programShape, 'a map of programs')
    .refine((programs) => Object.keys(programs).length > 0, 'at least one program')
    .optional()
    .describe('How each program is put together; one program of all the files unless this says otherwise'),
  'shared-code': z
    .array(text('the name of a program'), 'two programs')
    .length(2, 'two programs')
    .optional()
    .describe('Two programs; the report says how much code they share'),
  class: classShape.optional().describe('A class whose members are called one by one'),
  build: buildShape.prefault({}).describe('How programs are compiled'),
  limits: limitsShape.prefault({}).describe('What one run, and all runs of a submission, may use'),
  functions: z
    .array(text('a prototype'), 'a list of prototypes')
    .default([])
    .describe('The required functions, as in the handout'),
  shows: z
    .record(z.string(), shownShape, 'a map from values to how they are drawn')
    .default({})
    .describe('How reports draw values, by the name of a parameter, private field or function'),
  dialect: text('the name of a dialect')
    .optional()
    .describe('The usual dialect; the first one unless this names another'),
  dialects: z
    .record(z.string(), dialectShape, 'a map of dialects')
    .optional()
    .describe('The wordings of several years'),
  seed: whole('a whole number from 0 to 2147483647', 0n, 2_147_483_647n)
    .default(1)
    .describe('Where random runs start; it is the same for every student'),
  ends: ends.describe('Whether sessions close their input after the last line'),
  values: valuesShape.default({}).describe('What random calls pass, by the name of a parameter'),
  properties: z
    .record(z.string(), propertyShape, 'a map of properties')
    .default({})
    .describe('The kinds of random runs'),
  marking: markingShape.prefault({}).describe('The marks of cases and rules'),
});
