// Enters what a folder holds already, once: files of a store of before are missed from then on, too.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FolderFile, FolderIndex } from '../../store/files/folder-files.ts';
import { ownersIn, readEntryAt } from './inspect-folder.ts';

/** Again from the beginning where it was cut short; what is entered stays as it is. */
export async function enterFolder(root: string, index: FolderIndex): Promise<void> {
  if (await index.isWhole()) return;
  for await (const folder of ownersIn(root)) {
    const files: FolderFile[] = [];
    for (const name of await readdir(join(root, folder))) {
      const entry = name.endsWith('.json')
        ? await readEntryAt(join(root, folder, name))
        : undefined;
      if (!entry) continue;
      files.push({ key: entry.key, folder, name: entry.name, sha256: entry.sha256 ?? null });
    }
    await index.enter(files);
  }
  await index.becomeWhole();
}
