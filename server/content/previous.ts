// What the forms asked in the newest release this store has seen: drafts in it were made under that one.
import { type Fingerprint, fingerprintOf } from '../../runtime/content/index.ts';
import type { FormBundle } from '../../runtime/core/index.ts';
import { newestBundles } from '../store/content/releases.ts';
import type { Store } from '../store/index.ts';

/** By form, of those with open drafts: where nobody has saved anything, nothing could break. */
export async function previousReleases(db: Store): Promise<Readonly<Record<string, Fingerprint>>> {
  const bundles = (await newestBundles(db)).map((body) => JSON.parse(body) as FormBundle);
  return Object.fromEntries(bundles.map((bundle) => [bundle.id, fingerprintOf(bundle)]));
}
