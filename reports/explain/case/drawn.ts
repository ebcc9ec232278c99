import type { Panel, Panels } from '../../drawn/panels.ts';
import { encodedBy, placesOf } from '../../drawn/places.ts';
import { visible } from '../../phrases/visible.ts';

/** Describes a drawing in words, for screen readers. */
export function drawnAloud({ title, value }: Panel, { shown }: Pick<Panels, 'shown'>): string {
  const places = placesOf(value, shown);
  if (places === undefined) return `${title}: ${visible(value)}`;
  if (shown.kind === 'digits') {
    const said = places.flatMap((digit, index) =>
      digit === '0' ? [] : [`${encodedBy(index, shown.parts)} is ${digit}`],
    );
    return `${title}: ${said.length === 0 ? 'all digits are 0' : `${said.join(', ')}, all others are 0`}`;
  }
  const width = shown.columns.length;
  const rows = Array.from(
    shown.rows,
    (name, row) => `row ${name}: ${visible(places.slice(row * width, (row + 1) * width).join(' '))}`,
  );
  return `${title}: ${rows.join('; ')}`;
}
