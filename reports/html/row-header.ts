import { type Markup, markup } from './escape.ts';

/** The head of a row; where nothing is to be said, an empty head would be read out as one. */
export function rowHeader(label: string): Markup {
  return label === '' ? markup`<td></td>` : markup`<th scope="row">${label}</th>`;
}
