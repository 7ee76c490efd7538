// Forgets what SWR remembers of calls; apart from the reading of fields, since pages without a form read too.

import { type Key, SWRConfig, unstable_serialize } from 'swr';

/** Forgets the answers of the questions that are meant, all unless told; whoever shows one shows it no more. */
export function forgetRead(matches: (key: unknown) => boolean = () => true): void {
  const { cache, mutate } = SWRConfig.defaultValue;
  const known = [...cache.keys()];
  // What is on its way is not taken in.
  const forgotten = mutate(matches, undefined, { revalidate: false });
  // Questions tell of a person, too. One that is asked anew meanwhile would never be asked again without its place.
  void forgotten.then(() => {
    for (const key of known) {
      const { data, isValidating } = cache.get(key) ?? {};
      if (data === undefined && !isValidating) cache.delete(key);
    }
  });
}

/** Asks those of these questions again whose answers are shown, and forgets the answers of the others. */
export async function refreshRead(matches: (key: unknown) => boolean): Promise<void> {
  const { cache, mutate } = SWRConfig.defaultValue;
  const asking = mutate(matches);
  // Only what is shown asks again; it says so at once.
  forgetRead((key) => matches(key) && !cache.get(unstable_serialize(key as Key))?.isValidating);
  await asking;
}
