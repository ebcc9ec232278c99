/** The error numbers of WASI preview 1 that we answer. */
export const errors = {
  none: 0,
  badDescriptor: 8,
  exists: 20,
  badAddress: 21,
  invalid: 28,
  isFolder: 31,
  noEntry: 44,
  notImplemented: 52,
  notFolder: 54,
  notSupported: 58,
  readOnly: 69,
  notSeekable: 70,
} as const;

/** The kinds of files. */
export const fileKinds = { unknown: 0, terminal: 2, folder: 3, file: 4 } as const;
