// Finds the file a caller names, among those of one shelf.
import type { Files, Shelf, StoredFile } from '../../services/ports.ts';

/** By its key where there is one, else by its name; undefined where the shelf has no such file. */
export async function fileNamed(
  files: Files,
  shelf: Shelf,
  { Key: key = '', name = '' }: { readonly Key?: string; readonly name?: string },
): Promise<StoredFile | undefined> {
  if (key === '') return files.findByName(shelf, name);
  return (await files.list(shelf)).find((file) => file.key === key);
}
