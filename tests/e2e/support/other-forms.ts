// The shipped content together with forms as staff would write them, and forms made of JSON Schemas that others wrote.
import { readFile } from 'node:fs/promises';
import { importJsonSchema } from '../../../runtime/content/index.ts';
import { ROOT } from '../../../server/common/root.ts';
import { contentOf } from '../../../server/content/load.ts';
import type { ReleasedContent } from '../../../server/content/released.ts';
import { RECEIPTS_FORM } from '../../helpers/receipts-form.ts';
import { releaseOf, repositoryContent } from '../../helpers/releases.ts';
import { DESK_FORM, STAFF_FORM, TABLE_FORM } from '../../helpers/staff-form.ts';

/** Ours, made to be drawn, and those of others. */
const folderOf = (id: string): string =>
  `${ROOT}/tests/fixtures/${id.startsWith('drawn-') ? 'drawn' : 'import'}`;

/** Fixtures, each imported under its own name. */
const FOREIGN = [
  'drawn-notes',
  'drawn-visit',
  'jsonforms-one-of',
  'jsonforms-person',
  'jsonresume-job',
];

/** Throws on any fault. */
export async function withOtherForms(): Promise<ReleasedContent> {
  const source = new Map([
    ...(await repositoryContent()),
    ...Object.entries(STAFF_FORM),
    ...Object.entries(DESK_FORM),
    ...Object.entries(TABLE_FORM),
    ...Object.entries(RECEIPTS_FORM),
  ]);
  for (const id of FOREIGN) {
    const schema = JSON.parse(await readFile(`${folderOf(id)}/${id}.schema.json`, 'utf8'));
    const { files, faults } = importJsonSchema(schema, { id, among: source });
    if (faults.length > 0) throw new Error(JSON.stringify(faults));
    for (const [path, text] of Object.entries(files)) source.set(path, text);
  }
  return contentOf(await releaseOf(source));
}
