// Loads a form of the release for the pages that show one. Knows how files are fetched; the runtime does not.

import { useEffect, useState } from 'react';
import { type LoadedForm, loadForm } from '../../../runtime/react/index.ts';
import { type Content, fetchJson, importDefault } from '../../content.ts';

const opened = new Map<string, Promise<LoadedForm | undefined>>();

/**
 * A form once loaded stays: its release cannot change while the page lives. Undefined: there is no such form. With a
 * `release`, the form as it was in that one.
 */
export function openForm({ pointer, app, templates }: Content, id: string, release?: string) {
  const key = release === undefined ? id : `${id} ${release}`;
  const known = opened.get(key);
  if (known) return known;
  const loading = loadForm(
    {
      pointer,
      app: { ...app, templates },
      json: (name) => fetchJson(`/content/${name}`),
      module: (name) => importDefault(`/content/${name}`),
    },
    id,
    release,
  );
  opened.set(key, loading);
  loading.catch(() => opened.delete(key));
  return loading;
}

export type Opening<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly value: T };

/** Runs a job when the component appears, and again on `retry`. */
export function useOpening<T>(job: () => Promise<T>): Opening<T> & { readonly retry: () => void } {
  const [opening, setOpening] = useState<Opening<T>>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    let here = true;
    setOpening({ state: 'loading' });
    job().then(
      (value) => here && setOpening({ state: 'ready', value }),
      (error) => {
        console.error(error);
        if (here) setOpening({ state: 'failed' });
      },
    );
    return () => {
      here = false;
    };
  }, [job, tries]);
  return { ...opening, retry: () => setTries((before) => before + 1) };
}
