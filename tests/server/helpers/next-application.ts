// The shipped application as staff changed it while people filled it in: a field has another name, another is of another kind.
import type { Migration, OnNewRelease } from '../../../runtime/core/index.ts';
import type { ReleasedContent } from '../../../server/content/released.ts';
import { type Edits, edited } from '../../helpers/releases.ts';
import { published } from './published.ts';

const MIGRATIONS: readonly Migration[] = [
  { op: 'rename', from: 'salutation', to: 'form_of_address' },
  // What was written there is told of, for people to write it anew.
  { op: 'mapValues', field: 'office_hours', values: {} },
];

const FORM = 'schemas/forms/application/form.json';
const PRIMARY = 'schemas/sections/primary/section';

/** The shipped application after staff renamed `salutation` and made `office_hours` a list. */
export const nextApplication = (onNewRelease: OnNewRelease): Promise<ReleasedContent> => {
  const content = built.get(onNewRelease) ?? published(renamed(onNewRelease));
  built.set(onNewRelease, content);
  return content;
};
const built = new Map<OnNewRelease, Promise<ReleasedContent>>();

const renamed = (onNewRelease: OnNewRelease): Edits => ({
  [FORM]: edited(({ draft, ...form }) => ({
    ...form,
    draft: { ...(draft as object), onNewRelease },
    migrations: MIGRATIONS,
  })),
  [`${PRIMARY}.schema.json`]: edited((file) => {
    const { salutation, ...properties } = file.properties as Record<string, object>;
    const office_hours = { type: 'array', items: { type: 'string' } };
    const form_of_address = salutation ?? {};
    return { ...file, properties: { ...properties, office_hours, form_of_address } };
  }),
  [`${PRIMARY}.ui.json`]: (text) =>
    edited((file) => ({ ...file, office_hours: { 'ui:hidden': true } }))(
      text.replaceAll('"salutation"', '"form_of_address"'),
    ),
  'messages/en-US/sections/primary.json': (text) =>
    text.replaceAll('"salutation.', '"form_of_address.').replace(/^ *"office_hours\..*\n/gm, ''),
});
