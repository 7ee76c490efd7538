// Writes the files of a new form, all or none: what is there already is never overwritten.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** May this be the name of a form? */
export const isFormId = (text: string): boolean => /^[a-z][a-z0-9-]*$/.test(text);

/** Writes the files below a folder. Returns those that are there already; then nothing was written. */
export async function writeNewFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const taken = Object.keys(files).filter((name) => existsSync(join(folder, name)));
  if (taken.length > 0) return taken;
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return [];
}
