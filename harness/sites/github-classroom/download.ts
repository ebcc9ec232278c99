import { gathered } from '../gathered.ts';
import { topFolder } from '../listing.ts';
import type { Listing } from '../listing.ts';
import { mayBeGrades, readClassroomGrades } from './grades.ts';
import type { RepositoryFacts } from './grades.ts';
import type { Layout, SiteWork } from '../layout.ts';

/** Clones of `gh classroom clone`: a repository for each student or team. A table beside them has times and groups. */
export const githubClassroom: Layout = {
  id: 'github-classroom',
  name: 'GitHub Classroom',
  recognise: (listing) => {
    const all = topFolders(listing);
    const repositories = repositoriesIn(listing);
    const clones = all.filter((folder) => repositories.has(folder));
    const score = all.length === 0 ? 0 : clones.length / all.length;
    return { score, because: `${clones.length} of ${all.length} folders are clones of git repositories` };
  },
  wantsText: mayBeGrades,
  read: (listing, { texts }) => {
    const grades = [...texts].map(([path, text]) => ({ path, facts: readClassroomGrades(text) }));
    const table = grades.find(({ facts }) => facts !== undefined);
    const repositories = topFolders(listing);
    const prefix = commonPrefix(repositories);
    const byFolder = gathered(listing.files, ({ path }) => topFolder(path) ?? '');
    const works = repositories.map((folder): SiteWork => {
      const facts = table?.facts?.get(folder) ?? factsByName(folder.slice(prefix.length));
      return {
        students: facts.students,
        ...(facts.group === undefined ? {} : { group: facts.group }),
        attempts: [
          {
            siteName: folder,
            ...(facts.submittedAt === undefined ? {} : { submittedAt: facts.submittedAt }),
            files: (byFolder.get(folder) ?? []).map((file) => ({ file, name: file.path.slice(folder.length + 1) })),
            others: [],
          },
        ],
      };
    });
    const known = new Set(repositories);
    const others = listing.files
      .filter(({ path }) => !known.has(topFolder(path) ?? ''))
      .map((file) => ({ file, fate: file.path === table?.path ? ('site-file' as const) : ('no-student' as const) }));
    return { works, others };
  },
};

function topFolders({ files, folders }: Listing): string[] {
  const inPaths = files.flatMap(({ path, aside }) => (aside === undefined ? [topFolder(path) ?? ''] : []));
  return [...new Set([...inPaths, ...folders.map((folder) => topFolder(folder) ?? folder)])]
    .filter((folder) => folder !== '' && !folder.startsWith('.') && folder !== '__MACOSX')
    .toSorted();
}

/** Folders that have a `.git` folder. */
function repositoriesIn({ files, folders }: Listing): ReadonlySet<string> {
  const paths = [...files.map(({ path }) => path), ...folders.map((folder) => `${folder}/`)];
  return new Set(paths.flatMap((path) => /^([^/]+)\/\.git\//.exec(path)?.[1] ?? []));
}

/** The name of the assignment, up to its last hyphen: `week-3-` for `week-3-anna` and `week-3-ben`. */
function commonPrefix(folders: readonly string[]): string {
  const [first = '', ...others] = folders;
  if (others.length === 0) return '';
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, first.slice(0, length).lastIndexOf('-') + 1);
}

function factsByName(username: string): RepositoryFacts {
  return { students: [{ id: username, siteId: username }] };
}
