// Keeps what is slow to compile on disk, by content hash, and the last of it at hand. Losing it costs time only.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashText } from '../model/hash.ts';
import { memory, remembered } from './memory.ts';

export interface Cache {
  /** The remembered value for these ingredients, or the made one, remembered. */
  get(kind: string, ingredients: string, make: () => Promise<string>): Promise<string>;
}

/** Raise when compiled output changes for the same input. */
const FORMAT = '3';

/** A cache in a folder; without a folder nothing is remembered. */
export function openCache(dir: string | undefined): Cache {
  if (dir === undefined) return { get: (_kind, _ingredients, make) => make() };
  return {
    get(kind, ingredients, make) {
      const file = join(dir, `${kind}-${hashText(`${FORMAT}\n${kind}\n${ingredients}`)}.txt`);
      const text = remembered(atHand, file, () => readOrMake(dir, file, make));
      // What failed may succeed another time.
      text.catch(() => atHand.known.delete(file));
      return text;
    },
  };
}

/** The texts of a house of forms, several times over. */
const atHand = memory<Promise<string>>(400);

async function readOrMake(dir: string, file: string, make: () => Promise<string>): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) return known;
  const made = await make();
  await keep(dir, file, made);
  return made;
}

/** Writes beside and renames, so that two processes never read half a file. A read-only disk is no fault. */
async function keep(dir: string, file: string, text: string): Promise<void> {
  try {
    await mkdir(dir, { recursive: true });
    const part = `${file}.${process.pid}.part`;
    await writeFile(part, text);
    await rename(part, file);
  } catch {
    return;
  }
}
