// The shipped content together with forms as staff would write them, and forms made of JSON Schemas that others wrote.
import { readFile } from 'node:fs/promises';
import { importJsonSchema } from '../../../runtime/content/index.ts';
import { ROOT } from '../../../server/common/root.ts';
import { contentOf } from '../../../server/content/load.ts';
import type { ReleasedContent } from '../../../server/content/released.ts';
import { ESTIMATE_FORM } from '../../helpers/estimate-form.ts';
import { FIRM_FORM } from '../../helpers/firm-form.ts';
import { INSPECTION_FORM } from '../../helpers/inspection-form.ts';
import { RECEIPTS_FORM } from '../../helpers/receipts-form.ts';
import { releaseOf, repositoryContent } from '../../helpers/releases.ts';
import { seminarForm } from '../../helpers/seminar-form.ts';
import { DESK_FORM, STAFF_FORM, TABLE_FORM } from '../../helpers/staff-form.ts';

/** Ours, made to be drawn, and those of others. */
const folderOf = (id: string): string =>
  `${ROOT}/tests/fixtures/${id.startsWith('drawn-') ? 'drawn' : 'import'}`;

/** Fixtures, each imported under its own name. */
const FOREIGN = [
  'drawn-branches',
  'drawn-defaults',
  'drawn-headers',
  'drawn-names',
  'drawn-notes',
  'drawn-prices',
  'drawn-regions',
  'drawn-shapes',
  'drawn-visit',
  'jsonforms-one-of',
  'jsonforms-person',
  'jsonresume-job',
];

/** One that is always open, one that each can send once, one that opens in years, and one that closed years ago. */
const SEMINARS = [
  seminarForm(),
  seminarForm(
    { limit: { each: 1 }, open: { until: '2099-12-31' } },
    { id: 'dinner', title: 'Dinner at the seminar' },
  ),
  seminarForm({ open: { from: '2099-01-01T09:00' } }, { id: 'later', title: 'Next seminar' }),
  seminarForm({ open: { until: '2020-01-31' } }, { id: 'past', title: 'Last seminar' }),
];

/** Throws on any fault. */
export async function withOtherForms(): Promise<ReleasedContent> {
  const source = new Map([
    ...(await repositoryContent()),
    ...Object.entries(STAFF_FORM),
    ...Object.entries(DESK_FORM),
    ...Object.entries(TABLE_FORM),
    ...Object.entries(RECEIPTS_FORM),
    ...Object.entries(INSPECTION_FORM),
    ...Object.entries(ESTIMATE_FORM),
    ...SEMINARS.flatMap((files) => Object.entries(files)),
  ]);
  for (const [path, edit] of Object.entries(FIRM_FORM))
    source.set(path, edit(source.get(path) ?? ''));
  for (const id of FOREIGN) {
    const schema = JSON.parse(await readFile(`${folderOf(id)}/${id}.schema.json`, 'utf8'));
    const { files, faults } = importJsonSchema(schema, { id, among: source });
    if (faults.length > 0) throw new Error(JSON.stringify(faults));
    for (const [path, text] of Object.entries(files)) source.set(path, text);
  }
  return contentOf(await releaseOf(source));
}
