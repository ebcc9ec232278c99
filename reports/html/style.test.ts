import { describe, expect, test } from 'vitest';
import { style } from './style.ts';

type Colours = Readonly<Record<string, string>>;

const [light = {}, dark = {}] = Array.from(style.toString().matchAll(/:root \{([^}]*)\}/g), ([, body = '']): Colours =>
  Object.fromEntries(
    Array.from(body.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g), ([, name = '', colour = '']) => [name, colour]),
  ),
);

const grounds: Readonly<Record<string, readonly string[]>> = {
  ink: ['ground', 'raised', 'expected-ground', 'actual-ground', 'expected-mark', 'actual-mark'],
  faint: ['ground', 'raised', 'expected-ground', 'actual-ground'],
  link: ['ground', 'raised', 'expected-ground', 'actual-ground'],
  right: ['ground', 'raised'],
  nearly: ['ground', 'raised'],
  wrong: ['ground', 'raised'],
  aside: ['ground', 'raised'],
  ours: ['ground', 'raised'],
};

describe.each([
  ['light', light],
  ['dark', dark],
])('in %s colours', (_name, colours) => {
  const pairs = Object.entries(grounds).flatMap(([text, on]) => on.map((ground) => [text, ground] as const));
  test.each(pairs)('%s on %s has the contrast of WCAG AA', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });
});

function contrast(one = '', other = ''): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
