// Writes what the forms of a release ask to `schemas/released`, for the next check to compare with.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  fingerprintOf,
  flowPrintOf,
  keepsDrafts,
  printJson,
  type Release,
} from '../../runtime/content/index.ts';

const FOLDER = 'schemas/released';
const FLOWS = 'flows';

/** Records every form that keeps drafts, forgets those that are gone, and records every flow; returns their names. */
export async function recordRelease(
  root: string,
  { forms, app: { flows } }: Release,
): Promise<readonly string[]> {
  const folder = join(root, FOLDER);
  const drafted = Object.values(forms).flatMap(({ bundle }) =>
    keepsDrafts(bundle) ? [bundle] : [],
  );
  await mkdir(join(folder, FLOWS), { recursive: true });
  for (const name of await readdir(folder)) if (name !== FLOWS) await rm(join(folder, name));
  for (const bundle of drafted) {
    const { release, migrations, fields } = fingerprintOf(bundle);
    const file = {
      $schema: '../meta/released.schema.json',
      release,
      ...(migrations && { migrations }),
      fields,
    };
    await writeFile(join(folder, `${bundle.id}.json`), textOf(file));
  }
  for (const [id, flow] of Object.entries(flows)) {
    const file = { $schema: '../../meta/released-flow.schema.json', ...flowPrintOf(flow) };
    await writeFile(join(folder, FLOWS, `${id}.json`), printJson(JSON.parse(JSON.stringify(file))));
  }
  return [...drafted.map(({ id }) => id), ...Object.keys(flows)];
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
