import { type Person, findPerson, formOfIds } from '../model/submission/people.ts';
import { UsageError } from '../model/usage-error.ts';

/** The students with these names, of any kind. An unknown name is reported, and no other student is proposed. */
export function knownPeople(names: readonly string[], people: readonly Person[]): Person[] {
  const found = names.map((name) => ({ name, found: findPerson(people, name) }));
  const several = found.flatMap(({ name, found: one }) =>
    one.kind === 'several' ? [`${name} can be ${one.ids.join(' or ')}: write the whole id`] : [],
  );
  const unknown = found.flatMap(({ name, found: one }) => (one.kind === 'unknown' ? [name] : []));
  if (unknown.length + several.length > 0)
    throw new UsageError([...unknownText(unknown, people), ...several].join('; '));
  return found.flatMap(({ found: one }) => (one.kind === 'found' ? [one.person] : []));
}

function unknownText(unknown: readonly string[], people: readonly Person[]): string[] {
  if (unknown.length === 0) return [];
  const form = formOfIds(people);
  const hint = form === undefined ? '' : `; ids have the form ${form} here`;
  const siteIds =
    form === undefined || form.startsWith('#') ? '. --roster CLASS.csv adds the ids of the class list' : '';
  return [`unknown ${unknown.length === 1 ? 'student' : 'students'} ${unknown.join(', ')}${hint}${siteIds}`];
}
