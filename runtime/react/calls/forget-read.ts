// Forgets what SWR remembers of calls; apart from the reading of fields, since pages without a form read too.

import { SWRConfig } from 'swr';

/** Forgets the answers of the questions that are meant, all unless told; whoever shows one shows it no more. */
export function forgetRead(isMeant: (key: unknown) => boolean = () => true): void {
  const { cache, mutate } = SWRConfig.defaultValue;
  const known = [...cache.keys()];
  // What is on its way is not taken in.
  const forgotten = mutate(isMeant, undefined, { revalidate: false });
  // Questions tell of a person, too.
  void forgotten.then(() => {
    for (const key of known) if (cache.get(key)?.data === undefined) cache.delete(key);
  });
}
