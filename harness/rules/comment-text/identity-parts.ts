/** What students write about themselves at the beginning of a file. */
export const identityParts = ['name', 'student-id', 'e-mail'] as const;
export type IdentityPart = (typeof identityParts)[number];
