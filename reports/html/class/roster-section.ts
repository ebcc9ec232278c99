import type { RosterCheck } from '../../../harness/model/submission/intake.ts';
import { rosterSentence } from '../../explain/class/roster.ts';
import { type Markup, markup } from '../escape.ts';

/** How far the submissions match the roster. Students with no submission have a row in the list of the class. */
export function rosterSection(roster: RosterCheck): Markup {
  return markup`<section aria-labelledby="roster">
<h2 id="roster">The roster</h2>
<p>${rosterSentence(roster)}</p>
</section>
`;
}
