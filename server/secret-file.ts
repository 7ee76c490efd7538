// Outside production, keeps a random key in the data folder, so that nobody runs on a key others know.
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** The keys to seal secrets with: those of the settings, else the one kept in the data folder. */
export async function secretKeysOf(config: Config): Promise<readonly string[]> {
  if (config.secretKeys.length > 0) return config.secretKeys;
  const file = join(config.dataDir, 'secret.key');
  await mkdir(config.dataDir, { recursive: true });
  // `wx` makes the first of two starts win; both then read the same key.
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return [(await readFile(file, 'utf8')).trim()];
}
