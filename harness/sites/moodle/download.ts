import { gathered } from '../gathered.ts';
import type { ListedFile } from '../listing.ts';
import { recognisedByNames } from '../layout.ts';
import type { Layout, SiteWork } from '../layout.ts';

/**
 * `Jane Doe_12345_assignsubmission_file/hex.cpp`, with a `_` before the slash in Moodle 4.0 and older;
 * flat: `Jane Doe_12345_assignsubmission_file_hex.cpp`. Only the first mark is the site's; the student chose the rest.
 */
const memberPattern = /^(?<name>[^/]+?)_(?<id>\d+)_assignsubmission_(?<plugin>[a-z]+)(?:_?\/|_)(?<rest>.+)/s;
const folderPattern = /^(?<name>[^/]+)_(?<id>\d+)_assignsubmission_[a-z]+_?$/s;

interface Member {
  readonly file: ListedFile;
  readonly name: string;
  readonly id: string;
  readonly plugin: string;
  readonly rest: string;
}

/** Moodle: the latest submissions, by full name and participant id. The download has neither usernames nor times. */
export const moodle: Layout = {
  id: 'moodle',
  name: 'Moodle',
  recognise: (listing) =>
    recognisedByNames(listing, (path) => memberPattern.test(path), 'NAME_NUMBER_assignsubmission_…, as Moodle does'),
  read: ({ files, folders }) => {
    const members: Member[] = [];
    const others = [];
    for (const file of files) {
      const { name, id, plugin, rest } = memberPattern.exec(file.path)?.groups ?? {};
      if (name === undefined || id === undefined || plugin === undefined || rest === undefined) {
        others.push({ file, fate: 'no-student' as const });
      } else members.push({ file, name, id, plugin, rest });
    }
    const works = [...gathered(members, ({ id }) => id).values()].map(workOf);
    const known = new Set(members.map(({ id }) => id));
    const empty = folders.flatMap((folder) => {
      const { name, id } = folderPattern.exec(folder)?.groups ?? {};
      if (name === undefined || id === undefined || known.has(id)) return [];
      known.add(id);
      return [emptyWork(name, id)];
    });
    return { works: [...works, ...empty], others };
  },
};

function workOf(members: readonly Member[]): SiteWork {
  const [{ name, id } = { name: '', id: '' }] = members;
  const { students, attempts } = emptyWork(name, id);
  const handedIn = members.filter(({ plugin }) => plugin === 'file');
  const typed = members.filter(({ plugin }) => plugin !== 'file');
  return {
    students,
    attempts: attempts.map((attempt) => ({
      ...attempt,
      files: handedIn.map(({ file, rest }) => ({ file, name: rest })),
      others: typed.map(({ file }) => ({ file, fate: 'typed-on-site' as const })),
    })),
  };
}

/** With blind marking, every student is called Participant, which is not a name. */
function emptyWork(name: string, id: string): SiteWork {
  const student = name === 'Participant' ? { id, siteId: id } : { id, siteId: id, name };
  return { students: [student], attempts: [{ siteName: `${name}_${id}`, files: [], others: [] }] };
}
