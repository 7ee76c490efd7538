// The shipped content together with forms made of the samples of RJSF's playground, each with its layout.
import { importJsonSchema } from '../../../runtime/content/index.ts';
import { contentOf } from '../../../server/content/load.ts';
import type { ReleasedContent } from '../../../server/content/released.ts';
import { foreignSchemas } from '../../helpers/foreign/fixtures.ts';
import { releaseOf, repositoryContent } from '../../helpers/releases.ts';

/** The forms by the ids they have: `playground-…`. */
export const playgroundForms = (): readonly { readonly id: string; readonly title: string }[] =>
  samples().map(({ id, schema }) => ({
    id,
    title: String((schema as { title?: string }).title ?? id),
  }));

const samples = () =>
  foreignSchemas()
    .filter(({ name }) => name.startsWith('playground/'))
    .map((one) => ({ ...one, id: one.name.replace('/', '-') }));

/** Throws on any fault. */
export async function withPlayground(): Promise<ReleasedContent> {
  const source = new Map(await repositoryContent());
  for (const { id, schema, ui = {} } of samples()) {
    const { files, faults } = importJsonSchema(schema, { id, ui, among: source });
    if (faults.length > 0) throw new Error(JSON.stringify(faults));
    for (const [path, text] of Object.entries(files)) source.set(path, text);
  }
  return contentOf(await releaseOf(source));
}
