// Reads the bundle of an older release, as it was kept for the drafts and submissions that were made under it.
import type { AppBundle, FormBundle } from '../../core/index.ts';
import { shaped, type Unshaped } from '../compile/nodes.ts';

type StoredBundle = Omit<FormBundle, keyof Unshaped | 'timeZone'> & Unshaped;

/** A bundle from its JSON. What bundles did not say yet when it was kept, it is told now. */
export function bundleFrom(body: string, { timeZone }: Pick<AppBundle, 'timeZone'>): FormBundle {
  const stored: StoredBundle = JSON.parse(body);
  return { timeZone, ...(isShaped(stored) ? stored : shaped(stored)) };
}

const isShaped = (
  stored: StoredBundle,
): stored is StoredBundle & Pick<FormBundle, keyof Unshaped> =>
  stored.sections.every((section) => 'kind' in section);
