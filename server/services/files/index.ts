// The file store of the settings: a bucket or a folder, tried at the start, and never another than the one the files are in.
import { randomUUID } from 'node:crypto';
import { findFilePlace } from '../../store/files/file-place.ts';
import { folderIndex } from '../../store/files/folder-files.ts';
import { placesOfFiles } from '../../store/files/stored-files.ts';
import type { Store } from '../../store/index.ts';
import type { Files } from '../ports.ts';
import { BucketFault, type BucketSettings, createBucket } from './bucket/client.ts';
import { bucketFaultLine } from './bucket/faults.ts';
import { type BucketNeeds, bucketPlace, createBucketFiles, placeOfBucket } from './bucket/files.ts';
import { type Place, requirePlace, takePlace } from './common/place.ts';
import { UnusableFiles } from './common/unusable.ts';
import { createFolderFiles } from './folder.ts';
import { folderPlace, markIn } from './folder-place.ts';

export type { BucketSettings } from './bucket/client.ts';
export { adoptPlace } from './common/place.ts';
export { UnusableFiles } from './common/unusable.ts';
export { type FilesReport, verifyFiles } from './verify.ts';

/** Where files are kept: in a bucket where one is set, else in a folder. */
export interface FilesPlace {
  readonly bucket?: BucketSettings;
  readonly folder: string;
}

export interface FilesNeeds extends BucketNeeds {
  /** Makes the folder and tries it; left out where nothing is to be made: by a command. */
  readonly prepare?: () => Promise<void>;
}

export interface OpenFiles {
  readonly files: Files;
  readonly place: Place;
}

/**
 * Opens the file store. Throws `UnusableFiles` where it takes nothing, or where the files of the store are elsewhere; a
 * server on a store that knows of no place yet takes this one.
 */
export async function openFiles(at: FilesPlace, needs: FilesNeeds): Promise<Files> {
  await requireKind(at, needs.db);
  const { files, place } = filesAt(at, needs);
  try {
    if (at.bucket) await requireBucket(at.bucket);
    await requirePlace(needs.db, place);
    if (needs.prepare) {
      // Not before it is known to be the right one: a folder that is not mounted must not be made anew.
      await needs.prepare();
      await takePlace(needs.db, place);
    }
    return files;
  } catch (error) {
    if (at.bucket && error instanceof BucketFault)
      throw new UnusableFiles(bucketFaultLine(at.bucket, error));
    throw error;
  }
}

/** The file store as it is set, and its place; nothing is looked at. */
export function filesAt({ bucket, folder }: FilesPlace, needs: BucketNeeds): OpenFiles {
  const has: Place['has'] = async ({ shelf, key }) => (await files.find(shelf, key)) !== undefined;
  const files: Files = bucket
    ? createBucketFiles(bucket, needs)
    : createFolderFiles(folder, {
        log: needs.log,
        isHere: inFolder(folder, needs.db),
        index: folderIndex(needs.db),
      });
  return { files, place: bucket ? bucketPlace(bucket, has) : folderPlace(folder, has) };
}

/** Whether the mark of this store lies in the folder. Before any is known, as at the first start, it is as good as another. */
function inFolder(folder: string, db: Store): () => Promise<boolean> {
  let mark: string | undefined;
  return async () => {
    mark ??= (await findFilePlace(db))?.mark;
    return mark === undefined || (await markIn(folder)) === mark;
  };
}

/** Rows of files in a bucket say in which: known before anything is asked of a place. */
async function requireKind({ bucket }: FilesPlace, db: Store): Promise<void> {
  const here = bucket && placeOfBucket(bucket);
  const elsewhere = (await placesOfFiles(db)).find(({ place }) => place !== here);
  if (elsewhere)
    throw new UnusableFiles(
      `${elsewhere.count} files of this store are kept at ${elsewhere.place}. Set FILES_URL=${elsewhere.place}, or see "Files in a bucket" in docs/operating.md.`,
    );
}

/** Writes, reads and removes: whatever is wrong with the bucket is said at the start and not to the first visitor. */
async function requireBucket(settings: BucketSettings): Promise<void> {
  const bucket = createBucket(settings);
  const name = `probe-${randomUUID()}`;
  const probe = Buffer.from(name);
  await bucket.put(name, probe);
  const read = await bucket.get(name);
  await bucket.remove(name);
  if (!read?.equals(probe))
    throw new UnusableFiles(
      `The bucket ${settings.bucket} does not give back what was written to it. Set FILES_URL to another.`,
    );
}
