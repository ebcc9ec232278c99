import { listed } from '../../../reports/phrases/count.ts';
import { code } from '../../../reports/phrases/quote.ts';
import { useOfConsole } from '../library/console-words.ts';
import type { coutOnlyInPrint } from './definition.ts';
import type { RuleWords } from '../rule-words.ts';

export const words: RuleWords<typeof coutOnlyInPrint> = {
  name: 'output in the class',
  description: 'In the file of the class, only the printing members, their helpers and main print.',
  explain: (finding) => {
    const members = finding.members.map((member) => code(`${member}()`, 60));
    const printing = listed([...members, members.length === 1 ? 'its helpers' : 'their helpers']);
    return `${useOfConsole(finding)} prints. In the file of the class only ${printing} may print: print everything else in the client program.`;
  },
};
