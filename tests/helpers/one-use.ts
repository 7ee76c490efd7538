// A throw-away form of one `use` line, released with the rest of the repository's content by the real compiler.
import type { Release } from '../../runtime/content/index.ts';
import { contentWith, type Edits, releaseOf } from './releases.ts';

/** The files of a form that has nothing but one section of `schemas/sections`. */
export const oneUse = (section: string): Readonly<Record<string, string>> => ({
  'schemas/forms/again/form.json': JSON.stringify({
    $schema: '../../meta/form.schema.json',
    id: 'again',
    kind: 'single',
    access: 'applicant',
    sections: [{ use: section }],
  }),
  'messages/en-US/again.json': JSON.stringify({
    $schema: '../../schemas/meta/messages.schema.json',
    title: 'Once more',
    'print.attorney_app': 'Once more on paper',
  }),
});

/** The shipped content with such a form, and with edits of files that are there; its faults as an error. */
export async function releasedWith(section: string, edits: Edits = {}): Promise<Release> {
  const added = Object.entries(oneUse(section)).map(([file, text]) => [file, () => text]);
  return releaseOf(await contentWith({ ...Object.fromEntries(added), ...edits }));
}
