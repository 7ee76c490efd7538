// Forgets what SWR remembers of calls; apart from the reading of fields, since pages without a form read too.

import { type Key, SWRConfig, unstable_serialize } from 'swr';

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

/** Asks those of these questions again whose answers are shown, and forgets the answers of the others. */
export async function refreshRead(isMeant: (key: unknown) => boolean): Promise<void> {
  const { cache, mutate } = SWRConfig.defaultValue;
  const asking = mutate(isMeant);
  // Only what is shown asks again; it says so at once.
  forgetRead((key) => isMeant(key) && !cache.get(unstable_serialize(key as Key))?.isValidating);
  await asking;
}
