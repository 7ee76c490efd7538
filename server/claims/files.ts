// The files of a claim: those that were named when it was made, and those that have arrived.
import { isList, isObject, type JsonObject } from '../../runtime/core/index.ts';
import type { Files, Shelf, StoredFile } from '../services/ports.ts';
import type { WholeClaim } from '../store/matters/case-details.ts';

/** A file by what it is called and the prefix of its type. */
export interface ClaimFile {
  readonly name: string;
  readonly prefix: string;
}

/** Where the files of a claim are kept. */
export const shelfOf = (claimId: string): Shelf => `claim/${claimId}`;

/** What was said to follow the claim. */
export function announcedFiles({ announced }: Pick<WholeClaim, 'announced'>): readonly ClaimFile[] {
  const { files } = announced;
  return isList(files) ? files.filter(isObject).map(fileIn) : [];
}

const fileIn = ({ name, prefix }: JsonObject): ClaimFile => ({
  name: String(name ?? ''),
  prefix: String(prefix ?? ''),
});

/** Of those, what has not arrived yet, so that it can be sent again. */
export async function missingFiles(
  files: Files,
  claim: Pick<WholeClaim, 'id' | 'announced'>,
): Promise<readonly ClaimFile[]> {
  const announced = announcedFiles(claim);
  if (announced.length === 0) return [];
  const there = await files.list(shelfOf(claim.id));
  return announced.filter((file) => !there.some((one) => isSame(one, file)));
}

/** Is it this file that is kept? Capitals make no difference, as on the shelf. */
export const isSame = ({ name, meta }: StoredFile, file: ClaimFile): boolean =>
  name.toLowerCase() === file.name.toLowerCase() && meta.prefix === file.prefix;
