// Notices that the place of the settings is not the one the files of this store are in: both carry one mark.
import { randomUUID } from 'node:crypto';
import {
  findFilePlace,
  markFilePlace,
  moveFilePlace,
  plannedMark,
  renameFilePlace,
} from '../../../store/files/file-place.ts';
import { type KnownFile, knownFiles } from '../../../store/files/known-files.ts';
import type { Store } from '../../../store/index.ts';
import { UnusableFiles } from './unusable.ts';

/** What the mark is called, in a folder and in a bucket. */
export const MARK = 'store.id';

export interface Place {
  /** Folder or address, in the words of `FILES_URL`. */
  readonly address: string;
  /** The mark that lies there; undefined where none does. */
  readMark(): Promise<string | undefined>;
  writeMark(mark: string): Promise<void>;
  /** Is this file there? */
  has(file: KnownFile): Promise<boolean>;
}

const REMEDY =
  'Mount that place again, or set FILES_URL to it; after a move or a restore see "Where files are" in docs/operating.md.';

/** Throws `UnusableFiles` where the files are elsewhere. Nothing is written. */
export async function requirePlace(db: Store, place: Place): Promise<void> {
  const { address } = place;
  const [known, found] = [await findFilePlace(db), await place.readMark()];
  if (known && found === undefined)
    throw new UnusableFiles(
      `The files of this store are not in ${address}: the mark ${MARK}, last seen in ${known.place}, is missing there. ${REMEDY}`,
    );
  const mark = known?.mark ?? (await plannedMark(db));
  if (found !== undefined && found !== mark)
    throw new UnusableFiles(
      `${address} holds the files of another store${known ? `; those of this one were last seen in ${known.place}` : ''}. ${REMEDY}`,
    );
  if (!known && (await lacksKnown(db, place)))
    throw new UnusableFiles(
      `The files of this store are not in ${address}: none of those it knows is there. ${REMEDY}`,
    );
}

/** Takes the place for that of this store where none is known yet: the first server does. */
export async function takePlace(db: Store, place: Place): Promise<void> {
  await markFilePlace(db, place.address, (mark) => place.writeMark(mark));
  // Another server may have been first, with another place.
  await requirePlace(db, place);
  await renameFilePlace(db, place.address);
}

/** Takes the place for that of this store, whatever was before. */
export async function adoptPlace(db: Store, place: Place): Promise<void> {
  const found = await place.readMark();
  const mark = found ?? randomUUID();
  if (found === undefined) await place.writeMark(mark);
  await moveFilePlace(db, { mark, place: place.address });
}

/** Enough to know a place by. */
const TRIED = 20;

/** Stores of before have no mark: of the files they know at least one has to be there. */
async function lacksKnown(db: Store, place: Place): Promise<boolean> {
  let tried = 0;
  for await (const file of knownFiles(db)) {
    if (await place.has(file)) return false;
    tried += 1;
    if (tried === TRIED) break;
  }
  return tried > 0;
}
