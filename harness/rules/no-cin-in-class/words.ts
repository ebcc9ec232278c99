import { useOfConsole } from '../library/console-words.ts';
import type { noCinInClass } from './definition.ts';
import type { RuleWords } from '../rule-words.ts';

export const words: RuleWords<typeof noCinInClass> = {
  name: 'input in the class',
  description: 'Except in main, the file of the class reads no input.',
  explain: (finding) =>
    `${useOfConsole(finding)} reads input. The file of the class must not read anything: move all input to the client program.`,
};
