import { closest } from '../../cpp/source/syntax-node.ts';
import { type ConsoleParts, usesOfConsole } from '../library/console-uses.ts';
import { mainOf } from '../main-function.ts';
import type { RuleCheck, Sighting } from '../rule.ts';
import type { noCinInClass } from './definition.ts';

/** What reads from the keyboard or from a file. String streams do neither. */
const input: ConsoleParts = {
  objects: ['cin', 'wcin'],
  functions: [
    ...['scanf', 'scanf_s', 'wscanf', 'fscanf', 'fscanf_s', 'vscanf', 'vfscanf', 'fread'],
    ...['getchar', 'getwchar', 'getc', 'fgetc', 'gets', 'gets_s', 'fgets', 'getch', '_getch', '_getche'],
  ],
  classes: ['ifstream', 'wifstream', 'fstream', 'wfstream'],
};

/** The class under test reads nothing: the client program reads all input. */
export const check: RuleCheck<typeof noCinInClass> = {
  readsTree: true,
  *find({ files, assignment }): Generator<Sighting> {
    for (const file of files.filter(({ name }) => name === assignment.class?.file)) {
      const main = mainOf(file);
      for (const { at, name, text } of usesOfConsole(file, input)) {
        if (main !== undefined && closest(at, 'function_definition') === main) continue;
        yield { kind: 'breach', file, at, facts: { rule: 'no-cin-in-class', name, text } };
      }
    }
  },
};
