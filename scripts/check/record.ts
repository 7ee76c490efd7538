// Writes what the forms of a release ask to `schemas/released`, for the next check to compare with.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintOf, keepsDrafts, type Release } from '../../runtime/content/index.ts';

const FOLDER = 'schemas/released';

/** Records every form that keeps drafts, and forgets those that are gone; returns the names of the forms. */
export async function recordRelease(root: string, { forms }: Release): Promise<readonly string[]> {
  const folder = join(root, FOLDER);
  const kept = Object.values(forms).flatMap(({ bundle }) => (keepsDrafts(bundle) ? [bundle] : []));
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) await rm(join(folder, name));
  for (const bundle of kept) {
    const { release, migrations, fields } = fingerprintOf(bundle);
    const file = {
      $schema: '../meta/released.schema.json',
      release,
      ...(migrations && { migrations }),
      fields,
    };
    await writeFile(join(folder, `${bundle.id}.json`), textOf(file));
  }
  return kept.map(({ id }) => id);
}

/** One field a line, so that a review shows which field a change is about. */
function textOf({
  fields,
  ...head
}: {
  readonly fields: Readonly<Record<string, unknown>>;
}): string {
  const lines = Object.entries(fields).map(
    ([pointer, field]) => `    ${JSON.stringify(pointer)}: ${JSON.stringify(field)}`,
  );
  const top = JSON.stringify(head, null, 2).replace(/\n\}$/, '');
  return `${top},\n  "fields": {\n${lines.join(',\n')}\n  }\n}\n`;
}
