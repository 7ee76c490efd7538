// The file store of the settings: a bucket or a folder, tried at the start, and never another than the one the files are in.
import { randomUUID } from 'node:crypto';
import { placesOfFiles } from '../../store/stored-files.ts';
import type { Files } from '../ports.ts';
import { BucketFault, type BucketSettings, createBucket } from './bucket/client.ts';
import { bucketFaultLine } from './bucket/faults.ts';
import { type BucketNeeds, createBucketFiles, placeOfBucket } from './bucket/files.ts';
import { createFolderFiles } from './folder.ts';

export type { BucketSettings } from './bucket/client.ts';

/** Files cannot be kept as the settings say; the message is the line the start ends with. */
export class UnusableFiles extends Error {}

/** Where files are kept: in a bucket where one is set, else in a folder. */
export interface FilesPlace {
  readonly bucket?: BucketSettings;
  readonly folder: string;
}

/** Opens the file store; throws `UnusableFiles` where it takes nothing, or where the files of the store are elsewhere. */
export async function openFiles(
  { bucket, folder }: FilesPlace,
  needs: BucketNeeds,
): Promise<Files> {
  const here = bucket && placeOfBucket(bucket);
  const elsewhere = (await placesOfFiles(needs.db)).find(({ place }) => place !== here);
  if (elsewhere)
    throw new UnusableFiles(
      `${elsewhere.count} files of this store are kept at ${elsewhere.place}. Set FILES_URL=${elsewhere.place}, or see "Files in a bucket" in docs/operating.md.`,
    );
  if (!bucket) return createFolderFiles(folder);
  await requireBucket(bucket);
  return createBucketFiles(bucket, needs);
}

/** Writes, reads and removes: whatever is wrong with the bucket is said at the start and not to the first visitor. */
async function requireBucket(settings: BucketSettings): Promise<void> {
  const bucket = createBucket(settings);
  const name = `probe-${randomUUID()}`;
  const probe = Buffer.from(name);
  try {
    await bucket.put(name, probe);
    const read = await bucket.get(name);
    await bucket.remove(name);
    if (!read?.equals(probe))
      throw new UnusableFiles(
        `The bucket ${settings.bucket} does not give back what was written to it. Set FILES_URL to another.`,
      );
  } catch (error) {
    if (error instanceof BucketFault) throw new UnusableFiles(bucketFaultLine(settings, error));
    throw error;
  }
}
