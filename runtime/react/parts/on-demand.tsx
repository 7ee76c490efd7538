// Parts that few pages use come with the first page that asks for them.
// By states and not by Suspense: React keeps what stands in for a part for 300 ms at least (its FALLBACK_THROTTLE_MS), however
// soon the part is there.

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

export interface OnDemand<Props> {
  /** Fetches its code when it is first drawn, and shows what stands in for it until that is there. */
  readonly Widget: ComponentType<Props>;
  /** Fetches the code before it is drawn; once, unless that failed. */
  readonly fetch: () => Promise<void>;
}

/**
 * Makes a component of code that is imported only when needed: a grey line stands in for it unless told. What cannot be
 * fetched is thrown where it is drawn.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): OnDemand<Props> {
  const { now, fetch } = fetchedOnce(load);
  function Widget(props: Props): ReactNode {
    const Loaded = useFetched(now(), fetch);
    if (Loaded) return <Loaded {...props} />;
    return waiting === undefined ? <span className="f-skel" /> : waiting;
  }
  return { Widget, fetch: async () => void (await fetch()) };
}

/** Something that is fetched once, unless that fails: then whoever asks next tries again. */
export function fetchedOnce<T extends object>(
  load: () => Promise<T>,
): {
  /** As far as it is there. */
  readonly now: () => T | undefined;
  readonly fetch: () => Promise<T>;
} {
  let here: T | undefined;
  let coming: Promise<T> | undefined;
  const begin = async (): Promise<T> => {
    try {
      here = await load();
      return here;
    } catch (error) {
      coming = undefined;
      throw error;
    }
  };
  const fetch = (): Promise<T> => {
    coming ??= begin();
    return coming;
  };
  return { now: () => here, fetch };
}

/**
 * What a component was first drawn with, or what is fetched then. Decided once: what was drawn is not drawn anew because
 * somebody else has fetched it since. `fetch` stays the same.
 */
export function useFetched<T extends object>(
  known: T | undefined,
  fetch: () => Promise<T>,
): T | undefined {
  const [found, setFound] = useState(known === undefined ? undefined : { value: known });
  useEffect(() => {
    if (found) return;
    let isHere = true;
    fetch().then(
      (value) => isHere && setFound({ value }),
      (error) =>
        isHere &&
        setFound(() => {
          throw error;
        }),
    );
    return () => {
      isHere = false;
    };
  }, [found, fetch]);
  return found?.value;
}
