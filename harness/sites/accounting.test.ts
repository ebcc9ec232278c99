import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layouts } from './detect.ts';
import { listingOf } from './listing.fixture.ts';

const metadata = `submission_1:
  :submitters:
  - {:name: A, :sid: a}
toString:
  :submitters: []
`;
const grades = 'github_username,student_repository_name\nanna,asg-anna\n';
const texts = new Map([
  ['submission_metadata.yml', metadata],
  ['grades.csv', grades],
]);

const part = fc.constantFrom(
  'hex.cpp',
  's1.zip',
  'grades.csv',
  'submission_metadata.yml',
  'A_s1_attempt_2021-10-23-19-30-00.txt',
  'A_s1_attempt_2021-10-23-19-30-00_hex.cpp',
  'doe_LATE_12_34_hex-1.cpp',
  'doe_12_text.html',
  'Jane Doe_5_assignsubmission_file_',
  'Jane Doe_5_assignsubmission_file_hex.cpp',
  'Jane Doe_5_assignsubmission_onlinetext',
  'submission_1',
  'asg-anna',
  '.git',
  '..',
  '__proto__',
  'constructor',
);
const path = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));

test.each(Object.values(layouts))(
  'as $name, every file is either in one attempt or in none, and none is lost',
  (layout) => {
    fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: 12 }), fc.nat(), (paths, refused) => {
        const hostile = paths[refused % Math.max(1, paths.length)];
        const listing = listingOf(paths, hostile === undefined ? {} : { [hostile]: 'path-traversal' });
        const { works, others } = layout.read(listing, { texts, knownNames: [] });
        const own = works.flatMap(({ attempts }) => attempts.flatMap((one) => [...one.files, ...one.others]));
        const found = [...own, ...others].map(({ file }) => file.path);
        expect(found.toSorted()).toEqual(paths.toSorted());
      }),
    );
  },
);
