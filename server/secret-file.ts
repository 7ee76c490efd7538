// Outside production, keeps a random key in the data folder, so that nobody runs on a key others know.
import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config/config.ts';
import { holdsSealed, WrongSecret } from './secret-check.ts';
import { OWN_FILE, OWN_FOLDER } from './store/engine/owner-only.ts';
import type { Store } from './store/index.ts';

const BYTES = 32;

/**
 * The keys to seal secrets with: those of the settings, else the one kept in the data folder. One is made for a store in which
 * nothing is sealed; throws `WrongSecret`, and makes none, where the key of a store is missing or was cut short.
 */
export async function secretKeysOf(config: Config, db: Store): Promise<readonly string[]> {
  if (config.secretKeys.length > 0) return config.secretKeys;
  const file = join(config.dataDir, 'secret.key');
  const storedKey = await keyIn(file);
  if (storedKey === undefined && (await holdsSealed(db)))
    throw new WrongSecret(
      `This store was sealed with a key, and ${file} is missing. Put it back from a backup, or set SECRET_KEY to the key of before.`,
    );
  const key = storedKey ?? (await makeKey(config.dataDir, file));
  if (key.length < BYTES)
    throw new WrongSecret(
      `${file} holds no key. Put it back from a backup, or remove it where nothing was sealed yet.`,
    );
  return [key];
}

/** Whole or not at all; of two starts at once the first wins, and both take its key. */
async function makeKey(folder: string, file: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    await writeFile(draft, randomBytes(BYTES).toString('hex'), { flag: 'wx', mode: OWN_FILE });
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return (await keyIn(file)) ?? '';
}

async function keyIn(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
