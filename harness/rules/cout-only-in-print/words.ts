import { listed } from '../../../reports/phrases/count.ts';
import { code } from '../../../reports/phrases/quote.ts';
import { useOfConsole } from '../library/console-words.ts';
import type { coutOnlyInPrint } from './definition.ts';
import type { RuleWords } from '../rule-words.ts';

export const words: RuleWords<typeof coutOnlyInPrint> = {
  name: 'output in the class',
  description: 'Only the function for printing prints.',
  explain: (finding) => {
    const members = listed(finding.members.map((member) => code(`${member}()`, 60)));
    return `${useOfConsole(finding)} prints. In the file of the class only ${members} may print: print everything else in the client program.`;
  },
};
