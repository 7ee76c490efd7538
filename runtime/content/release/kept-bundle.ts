// Reads the bundle of an older release, as it was kept for the drafts and submissions that were made under it.
import type { AppBundle, FormBundle } from '../../core/index.ts';
import { shaped, type Unshaped } from '../compile/nodes.ts';

type Kept = Omit<FormBundle, keyof Unshaped | 'timeZone'> & Unshaped;

/** A bundle from its JSON. What bundles did not say yet when it was kept, it is told now. */
export function keptBundle(body: string, { timeZone }: Pick<AppBundle, 'timeZone'>): FormBundle {
  const kept: Kept = JSON.parse(body);
  return { timeZone, ...(isShaped(kept) ? kept : shaped(kept)) };
}

const isShaped = (kept: Kept): kept is Kept & Pick<FormBundle, keyof Unshaped> =>
  kept.sections.every((section) => 'kind' in section);
