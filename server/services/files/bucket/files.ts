// The file store in a bucket: bytes under a key of chance, and in our own store whose they are and what they are called.
import { randomBytes } from 'node:crypto';
import type { FileKind } from '../../../../runtime/core/index.ts';
import { Refusal } from '../../../common/refusals.ts';
import { findFilePlace } from '../../../store/files/file-place.ts';
import {
  enterFile,
  type FileRow,
  fileByKey,
  fileByName,
  filesOn,
  forgetFile,
  moveFiles,
  showFile,
  storedFiles,
  strikeFile,
  strikeLeftovers,
} from '../../../store/files/stored-files.ts';
import type { Store } from '../../../store/index.ts';
import type {
  FileState,
  Files,
  InspectedFile,
  PutResult,
  Shelf,
  StoredFile,
  Upload,
} from '../../ports.ts';
import { accepted, DEFAULT_LIMIT_MB, hashOf, MEGABYTE, numbered } from '../common/accepted.ts';
import { cleanName } from '../common/names.ts';
import { MARK, type Place } from '../common/place.ts';
import { type FilesLog, spoilt } from '../common/spoilt.ts';
import { BucketFault, type BucketSettings, createBucket } from './client.ts';
import { bucketFaultLine } from './faults.ts';

const KEY = /^[0-9a-f]{64}$/;

export interface BucketNeeds {
  readonly db: Store;
  readonly log: FilesLog;
}

/** Keeps files in a bucket. A bucket that fails throws a `Refusal`, and leaves nothing half kept. */
export const createBucketFiles = (settings: BucketSettings, needs: BucketNeeds): Files =>
  new BucketFiles(settings, needs);

/** The place of files in a bucket. */
export function bucketPlace(settings: BucketSettings, has: Place['has']): Place {
  const bucket = createBucket(settings);
  return {
    address: placeOfBucket(settings),
    has,
    readMark: async () => (await bucket.get(MARK))?.toString('utf8').trim(),
    writeMark: (mark) => bucket.put(MARK, Buffer.from(`${mark}\n`)),
  };
}

/** The address of a bucket and a folder in it, as `FILES_URL` has it. */
export const placeOfBucket = ({ bucket, prefix }: BucketSettings): string =>
  `s3://${bucket}/${prefix}`.replace(/\/$/, '');

class BucketFiles implements Files {
  readonly limit = DEFAULT_LIMIT_MB * MEGABYTE;
  readonly #place: string;
  readonly #bucket;
  readonly #db: Store;
  readonly #log: BucketNeeds['log'];
  readonly #settings: BucketSettings;

  constructor(settings: BucketSettings, { db, log }: BucketNeeds) {
    this.#settings = settings;
    this.#place = placeOfBucket(settings);
    this.#bucket = createBucket(settings);
    this.#db = db;
    this.#log = log;
  }

  async put(shelf: Shelf, upload: Upload, kinds: readonly FileKind[]): Promise<PutResult> {
    const known = accepted(upload, kinds, this.limit);
    const refused = (why: Extract<PutResult, { refused: unknown }>['refused']) => ({
      refused: why,
      limitMb: DEFAULT_LIMIT_MB,
    });
    if (typeof known === 'string') return refused(known);
    if (await fileByName(this.#db, shelf, known.name)) return refused('duplicate');
    const { sha256 = hashOf(upload.body) } = known;
    const key = randomBytes(32).toString('hex');
    const row: FileRow = { ...known, sha256, key, shelf, place: this.#place, at: new Date() };
    await enterFile(this.#db, row);
    // Where it fails the row stays: bytes may arrive later than we wait, and are tidied away by it.
    await this.#ask(this.#bucket.put(key, upload.body));
    if (await showFile(this.#db, key, new Date())) return { file: fileOf(row) };
    await this.#remove(key);
    return refused('duplicate');
  }

  async list(shelf: Shelf): Promise<readonly StoredFile[]> {
    return (await filesOn(this.#db, shelf)).map(fileOf);
  }

  async get(shelf: Shelf, key: string) {
    const row = KEY.test(key) ? await fileByKey(this.#db, shelf, key) : undefined;
    if (!row) return undefined;
    const body = await this.#ask(this.#bucket.get(key));
    if (!body) {
      // Deleted meanwhile, or taken away behind our back.
      if (await fileByKey(this.#db, shelf, key))
        throw spoilt(this.#log, this.#where(key), 'is missing');
      return undefined;
    }
    // A file spoilt in the bucket, or exchanged behind our back, is nobody's file any more.
    if (hashOf(body) !== row.sha256)
      throw spoilt(this.#log, this.#where(key), 'is not what was kept');
    return { file: fileOf(row), body };
  }

  #where(key: string) {
    return { key, path: `${this.#place}/${key}` };
  }

  async find(shelf: Shelf, key: string): Promise<StoredFile | undefined> {
    const row = KEY.test(key) ? await fileByKey(this.#db, shelf, key) : undefined;
    return row && fileOf(row);
  }

  async check(): Promise<void> {
    const [found, known] = [await this.#ask(this.#bucket.get(MARK)), await findFilePlace(this.#db)];
    if (known === undefined || found?.toString('utf8').trim() === known.mark) return;
    this.#log.error({ path: this.#place }, `the mark of this store (${MARK}) is not in the bucket`);
    throw new Refusal('FILES_AWAY');
  }

  async *inspect(): AsyncGenerator<InspectedFile> {
    for await (const { key, name, sha256 } of storedFiles(this.#db, this.#place))
      yield { state: await this.#stateOf(key, sha256), name, ...this.#where(key) };
  }

  async #stateOf(key: string, sha256: string): Promise<FileState> {
    try {
      const body = await this.#bucket.get(key);
      if (!body) return 'missing';
      return hashOf(body) === sha256 ? 'whole' : 'spoilt';
    } catch (error) {
      if (!(error instanceof BucketFault)) throw error;
      return 'unreadable';
    }
  }

  async findByName(shelf: Shelf, name: string): Promise<StoredFile | undefined> {
    const row = await fileByName(this.#db, shelf, cleanName(name));
    return row && fileOf(row);
  }

  async delete(shelf: Shelf, key: string): Promise<boolean> {
    if (!KEY.test(key) || !(await strikeFile(this.#db, shelf, key, new Date()))) return false;
    await this.#remove(key);
    return true;
  }

  async tidy(before: Date): Promise<void> {
    for (const key of await strikeLeftovers(this.#db, this.#place, before))
      if (!(await this.#remove(key))) return;
  }

  moveAll(from: Shelf, to: Shelf): Promise<void> {
    return moveFiles(this.#db, { from, to }, numbered);
  }

  /** Removes bytes that no entry shows any more; false where they stay, for the next tidying. */
  async #remove(key: string): Promise<boolean> {
    try {
      await this.#bucket.remove(key);
    } catch (error) {
      this.#tell(error);
      return false;
    }
    await forgetFile(this.#db, key);
    return true;
  }

  async #ask<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof BucketFault)) throw error;
      this.#tell(error);
      throw new Refusal(error.status === 507 ? 'NO_ROOM' : 'FILES_AWAY');
    }
  }

  #tell(error: unknown): void {
    if (!(error instanceof BucketFault)) throw error;
    const { code, status } = error;
    this.#log.warn({ code, status }, bucketFaultLine(this.#settings, error));
  }
}

function fileOf({ key, name, size, type, at, meta, sha256 }: FileRow): StoredFile {
  return { key, name, size, type, at: at.toISOString(), meta, sha256 };
}
