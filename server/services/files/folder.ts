// The file store in a folder: one subfolder an owner, one body and one entry a file, every write whole or not at all.
import { createHash, randomBytes } from 'node:crypto';
import {
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { FileKind } from '../../../runtime/core/index.ts';
import { Refusal } from '../../common/refusals.ts';
import { OWN_FILE, OWN_FOLDER } from '../../store/engine/owner-only.ts';
import type { FolderFile, FolderIndex } from '../../store/files/folder-files.ts';
import type { Files, InspectedFile, PutResult, Shelf, StoredFile, Upload } from '../ports.ts';
import { accepted, DEFAULT_LIMIT_MB, hashOf, MEGABYTE, numbered } from './common/accepted.ts';
import { cleanName } from './common/names.ts';
import { MARK } from './common/place.ts';
import { type FilesLog, spoilt } from './common/spoilt.ts';
import { enterFolder } from './enter-folder.ts';
import { inspectFolder } from './inspect-folder.ts';
import { removeLeftovers } from './leftovers.ts';

/** Hash of the name, then random: the first finds the entry, the second cannot be guessed. */
const KEY = /^[0-9a-f]{64}$/;
const PROBE = Buffer.alloc(4096);

export interface FolderOptions {
  readonly limitMb?: number;
  readonly now?: () => Date;
  readonly log?: FilesLog;
  /** Whether the folder is that of this store at the moment; one that is not mounted is not. */
  readonly isHere?: () => Promise<boolean>;
  /** Knows what the folder is to hold. */
  readonly index?: FolderIndex;
}

/** Keeps files under `root`. Paths are made of hashes only, so no name or key from outside reaches the file system. */
export const createFolderFiles = (root: string, options: FolderOptions = {}): Files =>
  new FolderFiles(root, options);

class FolderFiles implements Files {
  readonly limit: number;
  readonly #root: string;
  readonly #limitMb: number;
  readonly #now: () => Date;
  readonly #log: FilesLog | undefined;
  readonly #isHere: () => Promise<boolean>;
  readonly #index: FolderIndex | undefined;

  constructor(root: string, options: FolderOptions) {
    const {
      limitMb = DEFAULT_LIMIT_MB,
      now = () => new Date(),
      isHere = async () => true,
    } = options;
    this.#root = root;
    this.#limitMb = limitMb;
    this.#now = now;
    this.#log = options.log;
    this.#isHere = isHere;
    this.#index = options.index;
    this.limit = limitMb * MEGABYTE;
  }

  /** Throws where the folder is not there, or is that of somebody else: nothing may be kept in it, or be said to be missing. */
  async #requireHere(): Promise<void> {
    if (await this.#isHere().catch(() => false)) return;
    this.#log?.error(
      { path: this.#root },
      `the files are not in their folder: its mark (${MARK}) is not there. Is it mounted?`,
    );
    throw new Refusal('FILES_AWAY');
  }

  async put(shelf: Shelf, upload: Upload, kinds: readonly FileKind[]): Promise<PutResult> {
    const known = accepted(upload, kinds, this.limit);
    if (typeof known === 'string') return { refused: known, limitMb: this.#limitMb };
    const file: StoredFile = {
      ...known,
      key: hashOfName(known.name) + randomBytes(16).toString('hex'),
      at: this.#now().toISOString(),
    };
    return (await this.#store(shelf, file, upload.body))
      ? { file }
      : { refused: 'duplicate', limitMb: this.#limitMb };
  }

  /** Body first, entry last: an entry never points to half a file. False when the name is taken. */
  async #store(shelf: Shelf, file: StoredFile, body: Uint8Array): Promise<boolean> {
    await this.#requireHere();
    const folder = folderOf(this.#root, shelf);
    await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
    const bin = join(folder, `${file.key}.bin`);
    await writeWhole(bin, body);
    let isStored = false;
    let entered = false;
    try {
      entered = await enter(folder, file);
      if (entered) await this.#index?.enter([rowOf(shelf, file)]);
      isStored = entered;
    } finally {
      if (entered && !isStored) await rm(entryPath(folder, file.key), { force: true });
      if (!isStored) await rm(bin, { force: true });
    }
    return isStored;
  }

  async list(shelf: Shelf): Promise<readonly StoredFile[]> {
    const folder = folderOf(this.#root, shelf);
    const names = await orMissing(readdir(folder));
    if (!names) await this.#requireHere();
    const entries = (names ?? []).filter((name) => name.endsWith('.json'));
    const found = await Promise.all(entries.map((name) => readEntry(join(folder, name))));
    return found
      .filter((file) => file !== undefined)
      .sort((a, b) => a.at.localeCompare(b.at) || a.name.localeCompare(b.name));
  }

  async find(shelf: Shelf, key: string): Promise<StoredFile | undefined> {
    if (!KEY.test(key)) return undefined;
    const file = await this.#entry(shelf, key);
    return file?.key === key ? file : undefined;
  }

  async findByName(shelf: Shelf, name: string): Promise<StoredFile | undefined> {
    return this.#entry(shelf, hashOfName(cleanName(name)));
  }

  async #entry(shelf: Shelf, begin: string): Promise<StoredFile | undefined> {
    const file = await readEntry(entryPath(folderOf(this.#root, shelf), begin));
    if (!file) await this.#requireHere();
    return file;
  }

  async get(shelf: Shelf, key: string) {
    const file = await this.find(shelf, key);
    if (!file) return undefined;
    const path = join(folderOf(this.#root, shelf), `${key}.bin`);
    const body = await orMissing(readFile(path));
    if (!body) {
      await this.#requireHere();
      // Deleted meanwhile: entry first, body last.
      if (!(await this.find(shelf, key))) return undefined;
      throw spoilt(this.#log, { path, key }, 'is missing');
    }
    // A file spoilt on the disk, or exchanged behind our back, is nobody's file any more.
    if (file.sha256 !== undefined && hashOf(body) !== file.sha256)
      throw spoilt(this.#log, { path, key }, 'is not what was kept');
    return { file, body };
  }

  async delete(shelf: Shelf, key: string): Promise<boolean> {
    if (!(await this.find(shelf, key))) return false;
    await this.#index?.strike(key);
    const folder = folderOf(this.#root, shelf);
    await rm(entryPath(folder, key), { force: true });
    await rm(join(folder, `${key}.bin`), { force: true });
    return true;
  }

  async tidy(before: Date): Promise<void> {
    await removeLeftovers(this.#root, before);
    // Not while the folder is away: it would be taken for an empty one.
    if (this.#index && (await this.#isHere().catch(() => false)))
      await enterFolder(this.#root, this.#index);
  }

  async check(): Promise<void> {
    await this.#requireHere();
    const probe = join(this.#root, `.probe-${randomBytes(8).toString('hex')}`);
    try {
      await writeFile(probe, PROBE, { mode: OWN_FILE });
    } catch (error) {
      throw Object.assign(error as Error, { path: this.#root });
    } finally {
      await rm(probe, { force: true });
    }
  }

  inspect(): AsyncIterable<InspectedFile> {
    return inspectFolder(this.#root, this.#index);
  }

  async moveAll(from: Shelf, to: Shelf): Promise<void> {
    for (const file of await this.list(from)) {
      const found = await this.get(from, file.key);
      if (!found) continue;
      for (let copy = 1; ; copy += 1) {
        const name = copy === 1 ? file.name : numbered(file.name, copy);
        const key = hashOfName(name) + file.key.slice(32);
        if (await this.#store(to, { ...file, name, key }, found.body)) break;
      }
      await this.delete(from, file.key);
    }
  }
}

const folderOf = (root: string, shelf: Shelf): string => join(root, ownFolder(shelf));

/** Below the folder of files. */
function ownFolder(shelf: Shelf): string {
  const kind = shelf.slice(0, shelf.indexOf('/')).replace(/\W/g, '');
  return `${kind}/${createHash('sha256').update(shelf).digest('hex').slice(0, 32)}`;
}

const rowOf = (shelf: Shelf, { key, name, sha256 }: StoredFile): FolderFile => ({
  ...{ key, name, folder: ownFolder(shelf) },
  sha256: sha256 ?? null,
});

function entryPath(folder: string, key: string): string {
  return join(folder, `${key.slice(0, 32)}.json`);
}

/** Names that differ only in capitals are one name. */
function hashOfName(name: string): string {
  return createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 32);
}

/** Writes the entry of a file; false when there is one of its name. */
async function enter(folder: string, file: StoredFile): Promise<boolean> {
  const draft = join(folder, `${file.key}.tmp`);
  await writeWhole(draft, Buffer.from(JSON.stringify(file)));
  try {
    // A hard link fails when the entry exists: of two uploads of one name at once, one wins.
    await link(draft, entryPath(folder, file.key));
    return true;
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    return false;
  } finally {
    await unlink(draft);
  }
}

async function readEntry(path: string): Promise<StoredFile | undefined> {
  const text = await orMissing(readFile(path, 'utf8'));
  return text === undefined ? undefined : (JSON.parse(text) as StoredFile);
}

async function writeWhole(path: string, body: Uint8Array): Promise<void> {
  const part = `${path}.part`;
  const handle = await open(part, 'wx', OWN_FILE);
  try {
    try {
      await handle.writeFile(body);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, path);
  } catch (error) {
    // Half a file on a full disk would only take more of its room.
    await rm(part, { force: true });
    // Of a full disk the system does not say where it is.
    throw Object.assign(error as Error, { path });
  }
}

async function orMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
