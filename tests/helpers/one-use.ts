// A throw-away form of one `use` line, released with the rest of the repository's content by the real compiler.
import { join } from 'node:path';
import { buildRelease, type Release, readContent } from '../../runtime/content/index.ts';

const ROOT = join(import.meta.dirname, '../..');

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
export async function releasedWith(
  section: string,
  edits: Readonly<Record<string, (text: string) => string>> = {},
): Promise<Release> {
  const source = new Map([...(await readContent(ROOT)), ...Object.entries(oneUse(section))]);
  for (const [file, edit] of Object.entries(edits)) {
    const before = source.get(file) ?? '';
    const after = edit(before);
    if (after === before) throw new Error(`The edit of ${file} changes nothing.`);
    source.set(file, after);
  }
  const cacheDir = join(ROOT, 'node_modules/.cache/content');
  const { release, faults } = await buildRelease(source, { cacheDir });
  if (release) return release;
  throw new Error(
    faults.map(({ file, place, message }) => `${file} ${place}: ${message}`).join('\n'),
  );
}
