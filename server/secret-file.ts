// Outside production, keeps a random key in the data folder, so that nobody runs on a key others know.
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { OWN_FILE, OWN_FOLDER } from './store/owner-only.ts';

/** The keys to seal secrets with: those of the settings, else the one kept in the data folder. */
export async function secretKeysOf(config: Config): Promise<readonly string[]> {
  if (config.secretKeys.length > 0) return config.secretKeys;
  const file = join(config.dataDir, 'secret.key');
  await mkdir(config.dataDir, { recursive: true, mode: OWN_FOLDER });
  // `wx` makes the first of two starts win; both then read the same key.
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: OWN_FILE }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return [(await readFile(file, 'utf8')).trim()];
}
