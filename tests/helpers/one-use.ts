// A throw-away form of one `use` line, released with the rest of the repository's content by the real compiler.
import type { Release } from '../../runtime/content/index.ts';
import { contentWith, type Edits, releaseOf } from './releases.ts';

/** The files of a form that has nothing but one section of `schemas/sections`. */
const oneUse = (section: string, id: string): Readonly<Record<string, string>> => ({
  [`schemas/forms/${id}/form.json`]: JSON.stringify({
    $schema: '../../meta/form.schema.json',
    id,
    kind: 'single',
    access: 'applicant',
    sections: [{ use: section }],
  }),
  [`messages/en-US/${id}.json`]: JSON.stringify({
    $schema: '../../schemas/meta/messages.schema.json',
    title: 'Once more',
    'print.attorney_app': `Once more on paper: ${id}`,
  }),
});

/** The shipped content with such a form, `again`, and with edits of files that are there; its faults as an error. */
export function releasedWith(section: string, edits: Edits = {}): Promise<Release> {
  return releasedWithForms({ again: section }, edits);
}

/** The same with several such forms: the section of each by its name. */
export async function releasedWithForms(
  forms: Readonly<Record<string, string>>,
  edits: Edits = {},
): Promise<Release> {
  const added = Object.entries(forms).flatMap(([id, section]) =>
    Object.entries(oneUse(section, id)).map(([file, text]) => [file, () => text] as const),
  );
  return releaseOf(await contentWith({ ...Object.fromEntries(added), ...edits }));
}
