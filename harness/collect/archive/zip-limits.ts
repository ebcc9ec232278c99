import type { Refusal } from '../../model/intake.ts';

/** How much a zip may unfold to. Nothing is unfolded before its own figures were weighed. */
export interface ZipLimits {
  readonly memberBytes: number;
  readonly totalBytes: number;
  /** Unpacked size by packed size, for members above 1 MiB: text reaches 20, a bomb 1000. */
  readonly ratio: number;
  readonly members: number;
}

const mebibyte = 1024 * 1024;

/** A whole class, screenshots and programs included. */
export const siteZipLimits: ZipLimits = {
  memberBytes: 512 * mebibyte,
  totalBytes: 64 * 1024 * mebibyte,
  ratio: 200,
  members: 200_000,
};

/** What one student packed. */
export const studentZipLimits: ZipLimits = {
  memberBytes: 64 * mebibyte,
  totalBytes: 256 * mebibyte,
  ratio: 200,
  members: 5000,
};

/** A zip inside a student's zip is opened, and one inside that; a further one is not. */
export const deepestZip = 2;

export interface MemberFigures {
  readonly size: number;
  readonly packed: number;
}

/** A member that breaks a limit, by its own figures and those before it; reading keeps it to these figures. */
export function limitBroken({ size, packed }: MemberFigures, before: number, limits: ZipLimits): Refusal | undefined {
  if (size > mebibyte && size > packed * limits.ratio) return 'suspicious-ratio';
  if (size > limits.memberBytes) return 'too-large-to-unpack';
  return before + size > limits.totalBytes ? 'too-large-together' : undefined;
}
