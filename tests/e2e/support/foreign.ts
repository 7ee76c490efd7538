// The shipped content together with forms made of JSON Schemas that others wrote.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { importJsonSchema } from '../../../runtime/content/index.ts';
import { contentOf } from '../../../server/content/load.ts';
import type { ReleasedContent } from '../../../server/content/released.ts';
import { releaseOf, repositoryContent } from '../../helpers/releases.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Ours, made to be drawn, and those of others. */
const folderOf = (id: string): string =>
  `${ROOT}/tests/fixtures/${id.startsWith('drawn-') ? 'drawn' : 'import'}`;

/** A release with each named fixture imported under its own name; throws on any fault. */
export async function withForeignForms(names: readonly string[]): Promise<ReleasedContent> {
  const source = new Map(await repositoryContent());
  for (const id of names) {
    const schema = JSON.parse(await readFile(`${folderOf(id)}/${id}.schema.json`, 'utf8'));
    const { files, faults } = importJsonSchema(schema, { id, among: source });
    if (faults.length > 0) throw new Error(JSON.stringify(faults));
    for (const [path, text] of Object.entries(files)) source.set(path, text);
  }
  return contentOf(await releaseOf(source));
}
