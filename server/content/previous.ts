// What the forms asked in the releases that open drafts were saved under: content that is to be current next is held against those.
import { type Fingerprint, fingerprintOf } from '../../runtime/content/index.ts';
import type { FormBundle } from '../../runtime/core/index.ts';
import { bundlesOfDrafts } from '../store/content/bundles-of-drafts.ts';
import type { Store } from '../store/index.ts';

export type Previous = Readonly<Record<string, readonly Fingerprint[]>>;

/** By form, of those with open drafts: where nobody has saved anything, nothing could break. */
export async function previousReleases(db: Store): Promise<Previous> {
  const bundles = (await bundlesOfDrafts(db)).map((body) => JSON.parse(body) as FormBundle);
  const forms = new Map<string, Fingerprint[]>();
  for (const bundle of bundles)
    forms.set(bundle.id, [...(forms.get(bundle.id) ?? []), fingerprintOf(bundle)]);
  return Object.fromEntries(forms);
}
