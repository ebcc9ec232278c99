import type { RosterCheck } from '../../../harness/model/intake.ts';
import { rosterSentence, studentText } from '../../explain/roster.ts';
import { type Markup, markup } from '../escape.ts';

/** How the roster and the submissions agree; who handed in nothing has a row in the list of the class. */
export function rosterSection(roster: RosterCheck): Markup {
  return markup`<section aria-labelledby="roster">
<h2 id="roster">The roster</h2>
<p>${rosterSentence(roster)}</p>
${
  roster.unknown.length === 0
    ? undefined
    : markup`<p>Not on the roster:</p>
<ul class="cases">
${roster.unknown.map(({ student }) => markup`<li>${studentText(student)}</li>\n`)}</ul>
`
}</section>
`;
}
