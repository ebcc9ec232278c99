import { type Markup, markup } from './escape.ts';

/** The header of a row. Without a label it is a plain cell, because screen readers announce empty headers. */
export function rowHeader(label: string): Markup {
  return label === '' ? markup`<td></td>` : markup`<th scope="row">${label}</th>`;
}
