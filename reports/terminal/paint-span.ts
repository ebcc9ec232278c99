import type { Span } from '../difference/spans.ts';
import type { Screen } from './screen.ts';

/** A span of a drawn line in its colour. */
export function paintSpan(
  { kind, differs, text }: Span,
  side: 'context' | 'expected' | 'actual',
  screen: Screen,
): string {
  if (differs && side !== 'context') return screen.paint(side, text);
  if (kind === 'typed') return screen.paint('typed', text);
  return kind === 'plain' ? text : screen.paint('faint', text);
}
