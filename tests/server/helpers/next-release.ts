// The shipped content after staff changed one form and published it.
import { createHash } from 'node:crypto';
import { shaped, type Unshaped } from '../../../runtime/content/compile/nodes.ts';
import type { FormBundle } from '../../../runtime/core/index.ts';
import type { ReleasedContent } from '../../../server/content/released.ts';
import { shippedContent } from './app.ts';

/** Only the bundle changes; validators and templates stay those of the release before. */
export async function nextRelease(
  id: string,
  change: (bundle: FormBundle) => Partial<Omit<FormBundle, keyof Unshaped> & Unshaped>,
): Promise<ReleasedContent> {
  const content = await shippedContent();
  const form = content.forms[id];
  if (!form) throw new Error(`The shipped content has no form ${id}.`);
  const changed = { ...form.bundle, ...change(form.bundle), release: 'the-next-one' };
  const bundle: FormBundle = shaped(changed);
  const body = JSON.stringify(bundle);
  const name = `${id}.next.json`;
  return {
    ...content,
    id: createHash('sha256').update(body).digest('hex'),
    forms: { ...content.forms, [id]: { ...form, bundle } },
    pointer: { ...content.pointer, forms: { ...content.pointer.forms, [id]: name } },
    assets: new Map([...content.assets, [name, { type: 'application/json', body }]]),
  };
}
