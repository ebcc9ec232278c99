import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Attempt, type Kind, kinds } from './attempt.ts';
import { diceOf } from './dice.ts';
import { generators } from './generators.ts';
import { honestIds } from './honest.ts';
import { recipeOf, turns } from './schedule.ts';

function attemptFor(kind: Kind, number: number): Attempt {
  return generators[kind].generate(recipeOf(7, { kind, number }, generators[kind].recipes), diceOf(7, kind, number));
}

function digest(attempt: Attempt): string {
  const hash = createHash('sha256');
  for (const { path, content } of attempt.files) hash.update(path).update('\0').update(content).update('\0');
  return `${attempt.name} ${JSON.stringify(attempt.steps)} ${hash.digest('hex')}`;
}

describe.each(kinds)('%s', (kind) => {
  const { recipes, generate } = generators[kind];

  test('no two recipes have the same name', () => {
    expect(new Set(recipes).size).toBe(recipes.length);
  });

  test('every recipe makes an attempt, and the same one again from the same seed', () => {
    const names = recipes.map((recipe) => {
      const attempt = generate(recipe, diceOf(1, recipe));
      expect(digest(generate(recipe, diceOf(1, recipe)))).toBe(digest(attempt));
      expect(attempt.steps).not.toEqual([]);
      expect(attempt.files).not.toEqual([]);
      return attempt.name;
    });
    expect(names.length).toBe(recipes.length);
  });

  test('attempts do not repeat each other', () => {
    const digests = Array.from({ length: 12 }, (_, number) => digest(attemptFor(kind, number)));
    expect(new Set(digests).size).toBe(12);
  });

  test('each round tries every recipe once', () => {
    const round = (first: number) => recipes.map((_, index) => recipeOf(7, { kind, number: first + index }, recipes));
    expect(round(0).toSorted()).toEqual(recipes.toSorted());
    expect(round(recipes.length).toSorted()).toEqual(recipes.toSorted());
    if (recipes.length > 3) expect(round(recipes.length)).not.toEqual(round(0));
  });
});

test('a kind gives the same inputs alone as among all kinds', () => {
  const first = (only: readonly Kind[] | undefined, count: number) => {
    const upcoming = turns(only);
    return Array.from({ length: count }, () => upcoming.next().value);
  };
  const all = first(undefined, 48);
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(kinds));
  const conversations = all.filter(({ kind }) => kind === 'conversations');
  expect(first(['conversations'], conversations.length)).toEqual(conversations);
});

test('a class with a hostile submission has the same four honest ones as the honest class', () => {
  const attempt = attemptFor('sources', 0);
  const folders = new Set(attempt.files.flatMap(({ path }) => (path.startsWith('class/') ? [path.split('/')[1]] : [])));
  expect(folders.size).toBe(5);
  expect([...folders]).toEqual(expect.arrayContaining([...honestIds]));
  for (const file of attempt.honest?.files ?? []) expect(attempt.files).toContainEqual(file);
});
